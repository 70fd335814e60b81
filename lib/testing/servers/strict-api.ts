import { AWKWARD_POST, type Reply, type Seen, startUpstreamApi } from './upstream-api'

const POST = ['categories', 'content', 'previewImage', 'products', 'status', 'summary', 'tags', 'title']

type Rule = {
  at: RegExp
  /** The allowed queries, decoded; only the empty one by default. */
  queries?: RegExp[]
  /** The allowed sets of body fields; each is complete. */
  bodies?: string[][]
  reply: Reply
}

const done: Reply = { body: { success: true, message: 'Done' } }
const one: Reply = { body: { data: { post: { ...AWKWARD_POST, content: '<p>Oak</p>' } } } }
const pagination = { page: 1, total: 1, total_pages: 1, has_prev: false, has_next: false }

/** The base calls, exactly. */
const RULES: Rule[] = [
  { at: /^GET \/api\/admin\/auth-check$/, reply: done },
  {
    at: /^GET \/api\/curated-posts$/,
    queries: [
      /^$/,
      /^status=published&isHighlighted=true&limit=10$/,
      /^status=published&limit=[1-9]\d*0$/,
      /^status=published&page=[1-9]\d*&per_page=10(&(q|category)=.+)?$/,
    ],
    reply: { body: { data: { posts: [AWKWARD_POST], pagination } } },
  },
  { at: /^GET \/api\/curated-posts\/[^/]+$/, reply: one },
  { at: /^POST \/api\/curated-posts$/, bodies: [POST], reply: { ...done, status: 201 } },
  { at: /^PUT \/api\/curated-posts\/[^/]+$/, bodies: [POST, ['status'], ['isHighlighted']], reply: done },
  { at: /^DELETE \/api\/curated-posts\/[^/]+$/, reply: done },
  { at: /^POST \/api\/curated-posts\/batch-delete$/, bodies: [['ids']], reply: done },
  { at: /^POST \/api\/curated-posts\/batch-highlight$/, bodies: [['ids', 'isHighlighted']], reply: done },
  {
    at: /^POST \/api\/curated-posts\/upload-image$/,
    reply: { body: { success: true, message: '', data: { url: '/media/1.jpg' } } },
  },
  {
    at: /^GET \/api\/data\/products$/,
    queries: [/^page=[1-9]\d*&per_page=9(&search=.+?)?(&post_category=.+)?$/, /^per_page=100&include_unlinked=true$/],
    reply: { body: { data: { products: AWKWARD_POST.products, pagination } } },
  },
  { at: /^GET \/api\/data\/posts\/categories$/, reply: { body: { data: { categories: ['Home Office'] } } } },
  {
    at: /^POST \/api\/products\/fetch-from-url$/,
    bodies: [['url']],
    reply: { body: { success: true, message: '', data: { product: AWKWARD_POST.products[1] } } },
  },
]

/**
 * Starts an API that has only the base calls, with the values of SPEC section 7, and rejects all else; `refused` lists what and why.
 * @param reply its reply to an accepted call; by default one post and its product
 */
export async function startStrictApi(port = 0, reply?: (seen: Seen) => Reply) {
  const refused: string[] = []
  const refuse = (status: number, why: string): Reply => {
    refused.push(why)
    return { status, body: { error: why } }
  }
  const answer = (seen: Seen): Reply => {
    const { method, url, headers, body } = seen
    const [path = '', search = ''] = url.split('?')
    const named = `${method} ${path}`
    const rule = RULES.find(({ at }) => at.test(named))
    if (!rule) return refuse(404, named)
    const query = decodeURIComponent(search)
    if (!(rule.queries ?? [/^$/]).some((form) => form.test(query))) return refuse(400, `${named} with ${query}`)
    const accepted = () => reply?.(seen) ?? rule.reply
    if (headers['content-type']?.startsWith('multipart/')) return accepted()
    const fields =
      body.length > 0
        ? Object.keys(JSON.parse(body.toString()) as object)
            .sort()
            .join()
        : ''
    const isTaken = rule.bodies ? rule.bodies.some((names) => names.join() === fields) : fields === ''
    return isTaken ? accepted() : refuse(422, `${named} of ${fields}`)
  }
  return { ...(await startUpstreamApi(port, answer)), refused }
}

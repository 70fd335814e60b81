import { CATEGORIES } from '../../contract/posts/categories'
import type { Reply, Seen } from './upstream-api'

type StoredPost = Record<string, unknown> & {
  id: number
  title: string
  summary: string
  status: string
  isHighlighted: boolean
  categories: string[]
  tags: string[]
  products: { product_id: string }[]
}

const ROOMS = ['Kitchen', 'Hallway', 'Bathroom', 'Cellar', 'Attic', 'Garden', 'Porch', 'Study']
const JOBS = ['shelf', 'lamp', 'floor', 'door', 'paint']
/** Categories of the posts in turn; the first has more posts than fit on a page. */
const USED = [0, 0, 1, 2, 0, 3].map((index) => CATEGORIES[index] ?? '')
const PUBLISHED = 24
const DRAFTS = 3
const HIGHLIGHTED = 8
const PRODUCTS = 20
const SOURCES = ['amazon', 'homedepot', 'other']
const FIRST_SECOND = 1_772_368_245
const DAY = 86_400
const WORDS = 'Measure twice, mark the middle and cut once. '

/** A time in the forms that APIs send. */
function timeOf(day: number): unknown {
  const seconds = FIRST_SECOND + day * DAY
  const forms = [
    new Date(seconds * 1000).toISOString(),
    seconds,
    seconds * 1000,
    { seconds, nanoseconds: 0 },
    { _seconds: seconds, _nanoseconds: 0 },
  ]
  return forms[day % forms.length]
}

const productOf = (number: number) => ({
  product_id: `product-${number}`,
  name: `${['Drill', 'Hacksaw', 'Sander', 'Level', 'Brush'][number % 5]} No. ${number}`,
  description: WORDS.repeat(1 + (number % 6)),
  price: 10 + number,
  currency: 'USD',
  rating: 4.26,
  review_count: number,
  source: SOURCES[number % 3],
  product_url: `https://shop.example/${number}`,
  images: [{ url: '/icon-512.png', is_primary: true, alt_text: 'A tool' }],
  specifications: { Voltage: '18 V', Weight: '2 kg', Length: '30 cm', Color: 'blue', Material: 'steel' },
})

function postOf(number: number): StoredPost {
  const isPublished = number <= PUBLISHED
  return {
    id: number,
    ...(number % 3 !== 0 && { slug: `post-${number}` }),
    title: `${ROOMS[number % ROOMS.length]} ${JOBS[number % JOBS.length]} No. ${number}`,
    summary: `Summary ${number}. ${WORDS.repeat(5)}`,
    content: `<p>Text ${number}. ${WORDS.repeat(8)}</p><h2>Steps</h2><ul><li>Plan</li><li>Cut</li></ul>`,
    previewImage: '/icon-512.png',
    categories: [USED[number % USED.length] ?? ''],
    tags: ['timber', `tag ${number}`],
    status: isPublished ? 'published' : 'draft',
    isHighlighted: isPublished && number > PUBLISHED - HIGHLIGHTED,
    created_at: timeOf(number),
    updated_at: timeOf(number),
    products: Array.from({ length: number % 5 }, (_, index) => ({
      product_id: `product-${1 + ((number + index) % PRODUCTS)}`,
    })),
  }
}

function pageOf<Item>(items: Item[], query: URLSearchParams) {
  const page = Number(query.get('page') ?? 1)
  const size = Number(query.get('per_page') ?? query.get('limit') ?? items.length)
  const pages = Math.max(1, Math.ceil(items.length / Math.max(1, size)))
  const pagination = { page, total: items.length, total_pages: pages, has_prev: page > 1, has_next: page < pages }
  return { shown: items.slice((page - 1) * size, page * size), pagination }
}

/**
 * Posts and products in memory, as the replies of a strict API: it returns no more than the base calls need, sends drafts
 * to everybody, and says nothing about what it wrote. Writes require the credentials.
 */
export function storedContent({ username, password }: { username: string; password: string }) {
  const products = Array.from({ length: PRODUCTS }, (_, index) => productOf(index + 1))
  const posts = Array.from({ length: PUBLISHED + DRAFTS }, (_, index) => postOf(index + 1))
  const header = `Basic ${btoa(`${username}:${password}`)}`
  const byId = (id: string) => posts.find((post) => String(post.id) === id)
  const complete = (post: StoredPost) => ({
    ...post,
    products: post.products.flatMap(({ product_id: id }) => products.filter((product) => product.product_id === id)),
  })
  const includes = (value: unknown, text: string) => JSON.stringify(value).toLowerCase().includes(text.toLowerCase())

  function listPosts(query: URLSearchParams): Reply {
    const found = posts
      .map(complete)
      .toReversed()
      .filter(
        (post) =>
          (!query.has('status') || post.status === query.get('status')) &&
          (!query.has('isHighlighted') || String(post.isHighlighted) === query.get('isHighlighted')) &&
          (!query.has('category') || post.categories.includes(query.get('category') ?? '')) &&
          includes([post.title, post.summary, post.tags, post.products.map(({ name }) => name)], query.get('q') ?? ''),
      )
    const { shown, pagination } = pageOf(found, query)
    return { body: { data: { posts: shown, ...(query.has('page') && { pagination }) } } }
  }

  function listProducts(query: URLSearchParams): Reply {
    const category = query.get('post_category')
    const linked = posts.filter(
      ({ status, categories }) => status === 'published' && (!category || categories.includes(category)),
    )
    const ids = new Set(linked.flatMap((post) => post.products.map(({ product_id: id }) => id)))
    const found = products.filter(
      ({ product_id: id, name }) =>
        (query.has('include_unlinked') || ids.has(id)) && includes(name, query.get('search') ?? ''),
    )
    const { shown, pagination } = pageOf(found, query)
    return { body: { data: { products: shown, pagination } } }
  }

  function write(method: string, id: string, change: Record<string, unknown>): Reply {
    const done = { success: true }
    if (id === 'batch-delete' || id === 'batch-highlight') {
      const ids = (change.ids as unknown[]).map(String)
      for (const each of ids)
        write(id === 'batch-delete' ? 'DELETE' : 'PUT', each, { isHighlighted: change.isHighlighted })
      return { body: done }
    }
    if (method === 'POST') {
      const next = Math.max(...posts.map((post) => post.id)) + 1
      posts.push({ ...(change as StoredPost), id: next, isHighlighted: false, created_at: timeOf(next) })
      return { status: 201, body: done }
    }
    const post = byId(id)
    if (!post) return { status: 404, body: { success: false, message: 'There is no such post' } }
    if (method === 'DELETE') posts.splice(posts.indexOf(post), 1)
    else Object.assign(post, change)
    return { body: done }
  }

  return ({ method, url, headers, body }: Seen): Reply => {
    const { pathname, searchParams } = new URL(url, 'http://api.test')
    const id = decodeURIComponent(/^\/api\/curated-posts\/([^/]+)$/.exec(pathname)?.[1] ?? '')
    const isAllowed = headers.authorization === header
    if ((method !== 'GET' || pathname === '/api/admin/auth-check') && !isAllowed)
      return { status: 401, body: { success: false, message: 'Wrong name or password' } }
    if (pathname === '/api/admin/auth-check') return { body: { success: true } }
    if (pathname === '/api/data/products') return listProducts(searchParams)
    if (pathname === '/api/data/posts/categories') return { body: { data: { categories: [...new Set(USED)] } } }
    if (method !== 'GET') return write(method, id, body.length > 0 ? JSON.parse(body.toString()) : {})
    if (!id) return listPosts(searchParams)
    const post = byId(id)
    return post ? { body: { data: { post: complete(post) } } } : { status: 404, body: { success: false } }
  }
}

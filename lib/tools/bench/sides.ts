import { Pool } from 'undici'
import { COUNTS_PATH } from '@/lib/format/addresses/counts-path'
import { categoryPath, postPath, searchPath } from '@/lib/format/addresses/paths'
import type { PostSummary } from '@/lib/contract/posts/post'
import { byTurns, printByTurns } from './by-turns'
import { twoWords } from './content/make-posts'
import { buildsOf } from './other-build'
import { BENCH_PASSWORD, type Served, startSite } from './servers'

const CONNECTIONS = 8
const WARM_UP_ROUNDS = 4
const MOST_WARM_UP_REQUESTS = 30

/** A site under measurement, and how often each of its URLs was varied. */
export type Side = { served: Served; pool: Pool; posts: PostSummary[]; nth: number; sent: number }
export type Kind = {
  name: string
  count: number
  prepare?: (side: Side) => Promise<unknown>
  act: (side: Side) => Promise<unknown>
}

const ADMIN = { authorization: `Basic ${btoa(`admin:${BENCH_PASSWORD}`)}` }

type Request = { method?: 'PUT' | 'POST'; body?: string; headers?: Record<string, string> }

async function send(side: Side, path: string, { method, body, headers: more }: Request = {}) {
  side.sent += 1
  const visitor = `10.${(side.sent >> 16) & 255}.${(side.sent >> 8) & 255}.${1 + (side.sent % 250)}`
  const headers = { 'accept-encoding': 'gzip', 'x-forwarded-for': visitor, 'content-type': 'application/json', ...more }
  const response = await side.pool.request({ path, method: method ?? 'GET', headers, ...(body && { body }) })
  const bytes = await response.body.arrayBuffer()
  if (response.statusCode !== 200) throw new Error(`${path} responded with ${response.statusCode}`)
  return Buffer.from(bytes)
}

const nextPost = (side: Side) => side.posts[side.nth++ % side.posts.length] as PostSummary
const firstPost = (side: Side) => side.posts[0] as PostSummary

/** Ends every page in the cache, as an editor does. */
const save = (side: Side) => {
  const { id, summary } = firstPost(side)
  return send(side, `/api/curated-posts/${id}`, { method: 'PUT', body: JSON.stringify({ summary }), headers: ADMIN })
}

/** Robots are not counted. */
const BROWSER = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  'sec-fetch-site': 'same-origin',
}

/** What a page sends once its visitor does something. */
const countView = (side: Side) =>
  send(side, COUNTS_PATH, {
    method: 'POST',
    body: JSON.stringify({ events: [{ kind: 'view', post: nextPost(side).id }] }),
    headers: BROWSER,
  })

/** What is requested. */
export const KINDS: Kind[] = [
  { name: 'home, cached', count: 400, act: (side) => send(side, '/') },
  { name: 'post, cached', count: 400, act: (side) => send(side, postPath(firstPost(side))) },
  {
    name: 'category, cached',
    count: 400,
    act: (side) => send(side, categoryPath(firstPost(side).categories[0] ?? '')),
  },
  { name: 'home, uncached', count: 1, prepare: save, act: (side) => send(side, '/') },
  { name: 'post, uncached', count: 30, prepare: save, act: (side) => send(side, postPath(nextPost(side))) },
  { name: 'search, uncached', count: 60, act: (side) => send(side, `${searchPath(twoWords(side.nth++))}+${side.nth}`) },
  { name: 'Explore, uncached', count: 60, act: (side) => send(side, `/?tab=explore&max_price=${10_000 + side.nth++}`) },
  { name: 'products by the API', count: 60, act: (side) => send(side, '/api/data/products?page=1') },
  {
    name: 'admin list',
    count: 60,
    act: (side) => send(side, '/api/curated-posts?per_page=20&counts=true', { headers: ADMIN }),
  },
  { name: 'save', count: 20, act: save },
  { name: 'view counted', count: 400, act: countView },
]

/** Starts the site and warms it up. @param checkout the one whose build is started */
export async function start(folder: string, settings: Record<string, string>, checkout?: string): Promise<Side> {
  const served = await startSite(folder, process.execPath, { ...settings, LINK_CHECKS: 'off' }, checkout)
  const side: Side = { served, pool: new Pool(served.origin, { connections: CONNECTIONS }), posts: [], nth: 0, sent: 0 }
  const list = await send(side, '/api/curated-posts?status=published&per_page=50', {
    headers: { 'accept-encoding': 'identity' },
  })
  side.posts = (JSON.parse(String(list)) as { data: { posts: PostSummary[] } }).data.posts
  for (let round = 0; round < WARM_UP_ROUNDS; round += 1)
    for (const kind of KINDS) await measure(side, { ...kind, count: Math.min(kind.count, MOST_WARM_UP_REQUESTS) })
  return side
}

/** Microseconds of CPU time per request. */
async function measure(side: Side, { count, prepare, act }: Kind): Promise<number> {
  await prepare?.(side)
  const before = side.served.cpuTime()
  let left = count
  const visit = async () => {
    while (left-- > 0) await act(side)
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, visit))
  return ((side.served.cpuTime() - before) * 1e6) / count
}

/** Measures kinds of requests at two sites by turns, prints them, and stops the sites. */
export async function compare(
  title: string,
  sides: [Side, Side],
  { rounds, kinds = KINDS }: { rounds: number; kinds?: Kind[] },
): Promise<void> {
  const rows = await byTurns(sides, rounds, kinds, async (side, kind) => ({
    [kind.name]: await measure(side, kind),
  }))
  printByTurns(`${title}: µs of CPU time per request`, rows)
  await Promise.all(sides.map(({ pool, served }) => pool.close().then(served.stop)))
}

/** Measures the builds of HEAD and of another commit by turns. */
export async function compareWith(commit: string, rounds: number): Promise<void> {
  const { builds, remove } = buildsOf(commit)
  const [head, other] = builds
  const sides = await Promise.all([start(head.dataDir, {}, head.checkout), start(other.dataDir, {}, other.checkout)])
  await compare(`first HEAD, second ${commit}`, sides, { rounds })
  remove()
}

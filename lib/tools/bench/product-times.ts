import { CATALOG_FILTERS, CATALOG_ORDERS } from '@/lib/contract/products/catalog-views'
import { handleApi } from '@/lib/server/api/handle-api'
import { useConnection as setConnection } from '@/lib/server/db/open/connect'
import { postProducts } from '@/lib/server/db/schema/post-schema'
import { siteSearch } from '@/lib/server/search/live/site-search'
import { fillCatalog } from './content/fill-catalog'
import { benchId, makeQuery } from './content/make-content'
import { openTemporary } from './content/open-temporary'
import { seededRandom } from './content/make-posts'
import { BENCH_PASSWORD } from './servers'

const SEED = 7
const POSTS = 5_000
/** Posts that feature the product of the merges. */
const FEATURING = 200
/** Requests of a view one after another, and those right after a write. */
const STEADY = 20
const AFTER_WRITES = 20
/** Rounds of a merge. */
const MERGES = 5

const AUTHORIZATION = `Basic ${btoa(`admin:${BENCH_PASSWORD}`)}`

/** Milliseconds until the response, and milliseconds of CPU time, which other processes do not affect. */
type Times = { waited: number; cpu: number }

async function request(method: string, address: string, body?: object): Promise<Times> {
  const [began, used] = [performance.now(), process.cpuUsage()]
  const response = await handleApi(
    new Request(`http://site.test/api${address}`, {
      method,
      headers: { authorization: AUTHORIZATION, ...(body && { 'content-type': 'application/json' }) },
      body: body ? JSON.stringify(body) : null,
    }),
  )
  const text = await response.text()
  if (!response.ok) throw new Error(`${method} ${address}: ${text}`)
  const { user, system } = process.cpuUsage(used)
  return { waited: performance.now() - began, cpu: (user + system) / 1000 }
}

const sorted = (times: number[]) => times.sort((a, b) => a - b)
const median = (times: number[]) => (sorted(times)[times.length >> 1] ?? 0).toFixed(1)
const longest = (times: number[]) => (sorted(times).at(-1) ?? 0).toFixed(1)

/** A row of the table. */
const rowOf = (view: string, times: Times[]) => ({
  view,
  median: median(times.map(({ waited }) => waited)),
  longest: longest(times.map(({ waited }) => waited)),
  CPU: median(times.map(({ cpu }) => cpu)),
})

let writes = 0
const writeOne = () => request('PUT', `/data/products/${benchId(1)}`, { brand: `Brand ${(writes += 1)}` })

/** The times of a view on the same content, and right after a write. */
async function timesOf(view: string, addressOf: (nth: number) => string) {
  const steady: Times[] = []
  for (let nth = 1; nth <= STEADY; nth += 1) steady.push(await request('GET', addressOf(nth)))
  const fresh: Times[] = []
  for (let nth = 1; nth <= AFTER_WRITES; nth += 1) {
    await writeOne()
    fresh.push(await request('GET', addressOf(nth)))
  }
  return {
    ...rowOf(view, steady),
    'after a write': median(fresh.map(({ waited }) => waited)),
    'its longest': longest(fresh.map(({ waited }) => waited)),
    'its CPU': median(fresh.map(({ cpu }) => cpu)),
  }
}

function views(): [view: string, addressOf: (nth: number) => string][] {
  const random = seededRandom(SEED)
  const words = Array.from({ length: STEADY + 1 }, () => makeQuery(random))
  const parts = words.map((query) => query.slice(1, 6).trim())
  const termAt = (nth: number, list: string[]) => encodeURIComponent(list[nth] ?? '')
  return [
    ['list', (nth) => `/admin/products?page=${nth}`],
    ...CATALOG_FILTERS.map((filter): [string, (nth: number) => string] => [
      `filter ${filter}`,
      (nth) => `/admin/products?filter=${filter}&page=${nth}`,
    ]),
    ...CATALOG_ORDERS.map((sort): [string, (nth: number) => string] => [
      `sort ${sort}`,
      (nth) => `/admin/products?sort=${sort}&page=${nth}`,
    ]),
    ['search', (nth) => `/admin/products?q=${termAt(nth, words)}`],
    ['search, by name', (nth) => `/admin/products?q=${termAt(nth, words)}&sort=name`],
    ['product', (nth) => `/admin/products/${benchId(nth * 97)}`],
    ['picker', () => '/data/products?per_page=100&include_unlinked=true'],
    [
      'picker, part of a name',
      (nth) => `/data/products?per_page=20&include_unlinked=true&match=substring&search=${termAt(nth, parts)}`,
    ],
  ]
}

/** The times of the dry run of a merge, of the merge, and of undoing it. */
async function mergeTimes() {
  const [id, by] = [benchId(0), benchId(2)]
  const address = `/admin/products/${id}/replace`
  const rows: Record<string, Times[]> = { 'merge, dry run': [], merge: [], 'merge, undone': [] }
  for (let round = 0; round < MERGES; round += 1) {
    rows['merge, dry run']?.push(await request('POST', address, { by, dry_run: true }))
    const links = Array.from({ length: FEATURING }, (_, at) => {
      return { post_id: benchId(at + 10), position: 900, has_both: false }
    })
    rows.merge?.push(await request('POST', address, { by, merge: true }))
    rows['merge, undone']?.push(await request('POST', `/admin/products/${id}/undo-replace`, { by, links }))
  }
  return Object.entries(rows).map(([view, times]) => rowOf(view, times))
}

/**
 * Measures every view of the administrator's products, and merges, in a new database.
 * @param server see `openTemporary`.
 */
export async function productTimes(productCount: number, server?: string) {
  process.env.ADMIN_PASSWORD = BENCH_PASSWORD
  const connection = await openTemporary(server)
  try {
    await setConnection(connection)
    await fillCatalog(connection, { postCount: POSTS, productCount, seed: SEED })
    const featuring = Array.from({ length: FEATURING }, (_, at) => {
      return { postId: benchId(at + 10), productId: benchId(0), position: 900 }
    })
    await connection.database.insert(postProducts).values(featuring)
    await siteSearch(connection.database).products.live.load()
    const rows = []
    for (const [view, addressOf] of views()) rows.push(await timesOf(view, addressOf))
    return [...rows, ...(await mergeTimes())]
  } finally {
    await setConnection(null)
  }
}

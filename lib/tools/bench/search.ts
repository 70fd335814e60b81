import type { Connection } from '../../server/db/open/connection'
import { listPosts } from '../../server/posts/lists/list-posts'
import { createPost } from '../../server/posts/write-post'
import { listProducts } from '../../server/products/lists/list-products'
import { siteSearch } from '../../server/search/live/site-search'
import { suggest } from '../../server/posts/suggest'
import { printQuality } from './search-quality'
import { fillCatalog } from './content/fill-catalog'
import { makeQuery } from './content/make-content'
import { seededRandom } from './content/make-posts'
import { openTemporary } from './content/open-temporary'

/** Posts of each run; there are two and a half times as many products, up to a maximum. */
const SIZES = process.argv.slice(2).map(Number).filter(Boolean)
const RUNS = SIZES.length > 0 ? SIZES : [1_000, 20_000, 200_000]
const MOST_PRODUCTS = 50_000
const SEED = 7
const QUERIES = 300
/** Queries with facet counts. */
const NARROWED = 100
let seed = SEED

/** The median and 95th percentile of uncached searches. */
async function times(work: (query: string) => Promise<unknown>, queries = QUERIES): Promise<string> {
  const random = seededRandom((seed += 1))
  const taken: number[] = []
  for (let at = 0; at < queries; at += 1) {
    const query = makeQuery(random)
    const began = performance.now()
    await work(query)
    taken.push(performance.now() - began)
  }
  taken.sort((a, b) => a - b)
  return `${taken[queries >> 1]?.toFixed(1)} / ${taken[Math.floor(queries * 0.95)]?.toFixed(1)}`
}

const inMegabytes = () => {
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return (heapUsed + arrayBuffers) / 1024 / 1024
}

/** Milliseconds from the end of saving a post until it is found. */
async function freshness({ database }: Connection): Promise<number> {
  const draft = {
    content: '',
    previewImage: null,
    previewImageAlt: null,
    previewImageCaption: null,
    products: [],
    tags: [],
    categories: [],
    isHighlighted: false,
  }
  await createPost(database, { ...draft, title: 'Zanzibar trellis', summary: 'A trellis', status: 'published' })
  const began = performance.now()
  const { posts: found } = await listPosts(database, { q: 'zanzibar trellis', status: 'published' }, 1)
  if (found[0]?.title !== 'Zanzibar trellis') throw new Error('The saved post was not found.')
  return performance.now() - began
}

async function run(size: number, connection: Connection, name: string): Promise<void> {
  const productCount = Math.min(MOST_PRODUCTS, size * 2.5)
  await fillCatalog(connection, { postCount: size, productCount, seed: SEED })
  const { database } = connection
  global.gc?.()
  const before = inMegabytes()
  const began = performance.now()
  const search = siteSearch(database)
  await search.posts.live.load()
  await search.products.live.load()
  const seconds = (performance.now() - began) / 1000
  global.gc?.()
  const memory = inMegabytes() - before
  const post = await times((q) => listPosts(database, { q, status: 'published' }, 1))
  const product = await times((q) => listProducts(database, { search: q }, 1))
  const filters = [
    await times((q) => listPosts(database, { q, status: 'published', facets: true }, 1), NARROWED),
    await times((q) => listProducts(database, { search: q, facets: true }, 1), NARROWED),
    await times(() => listProducts(database, { facets: true }, 1), NARROWED),
    await times(
      (q) =>
        listProducts(
          database,
          { facets: true, inStock: true, maxPrice: q.length * 7 + Math.random(), sort: 'price-low' },
          1,
        ),
      NARROWED,
    ),
  ]
  const suggested = await times((q) => suggest(database, q.slice(0, 3 + (q.length % 4))))
  const fresh = await freshness(connection)
  console.log(
    `| ${[name, size, productCount, post, product, suggested, ...filters, seconds.toFixed(1), memory.toFixed(0), fresh.toFixed(1)].join(' | ')} |`,
  )
}

async function runOn(server: string | undefined, size: number): Promise<void> {
  const connection = await openTemporary(server)
  try {
    await run(size, connection, connection.engine)
  } finally {
    await connection.close()
  }
}

printQuality()
console.log('Times in milliseconds: median / 95th percentile.')
console.log(
  '| database | posts | products | posts searched | products searched | suggestions | posts with filters | products with filters | Explore | Explore narrowed | reading s | memory MB | fresh after |',
)
console.log('|---|---|---|---|---|---|---|---|---|---|---|---|---|')
for (const size of RUNS)
  for (const server of new Set([undefined, process.env.BENCH_DATABASE_URL])) await runOn(server, size)

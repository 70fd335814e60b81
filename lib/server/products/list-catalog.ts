import 'server-only'
import { inArray, sql } from 'drizzle-orm'
import type { CatalogCounts, CatalogItem } from '@/lib/contract/catalog'
import { CATALOG_FILTERS, type CatalogFilter, type CatalogOrder, STALE_PRICE_DAYS } from '@/lib/contract/catalog-views'
import type { Pagination } from '@/lib/contract/pagination'
import type { Searched } from '@/lib/contract/search'
import { errors } from '../core/errors'
import type { Database } from '../db/database'
import { pageOf } from '../db/paginate'
import { postProducts, products } from '../db/schema'
import { describeSearch } from '../search/describe-search'
import type { DocSet } from '../../search/index/doc-set'
import { AnswersOf } from '../../search/kept-results'
import type { ProductFacts } from '../search/live/product-source'
import { type Found, siteSearch } from '../search/live/site-search'
import { pageOfHits } from '../search/page-of-hits'
import { firstInOrder } from '../../search/query/top-of'
import { foldText } from '../../search/text/fold-text'
import { toUnits } from './product-row'

/** What the admin asks of the list of all products. */
export type CatalogView = { q?: string | undefined; filter?: CatalogFilter | undefined; sort?: CatalogOrder | undefined }

export type CatalogPage = { products: CatalogItem[]; pagination: Pagination; counts: CatalogCounts; search?: Searched | undefined }

const PAGE_SIZE = 20
/** Milliseconds that the list waits for products that are being read for the first time. */
const PATIENCE = 20_000
const HOUR = 3_600_000

type Column = { name: string; of: (facts: ProductFacts) => number }
const POSTS: Column = { name: 'posts', of: ({ posts }) => posts }
/** No number where there is no price, which cannot be stale. */
const PRICE_AT: Column = { name: 'price at', of: ({ priceAt }) => priceAt ?? Number.NaN }
const OUT_OF_STOCK: Column = { name: 'out of stock', of: ({ isOutOfStock }) => Number(isOutOfStock) }
const PICTURES: Column = { name: 'pictures', of: ({ pictures }) => pictures }
const CORRECTIONS: Column = { name: 'corrections', of: ({ corrections }) => corrections }

/** What the list is ordered by, rising; of equal ones the newest comes first. Products without a price come last. */
const KEYS: Record<CatalogOrder, (facts: ProductFacts) => number | string> = {
  newest: ({ madeAt }) => -madeAt,
  name: ({ name }) => foldText(name),
  'oldest-price': ({ priceAt }) => priceAt ?? Number.MAX_VALUE,
  'most-used': ({ posts }) => -posts,
  'price-low': ({ price }) => price ?? Number.MAX_VALUE,
  'price-high': ({ price }) => -(price ?? -1),
}

type Filtered = Record<CatalogFilter, DocSet>
const filtered = new AnswersOf<Found<ProductFacts>, Filtered>(2)
const pages = new AnswersOf<Found<ProductFacts>, string[]>()

/**
 * One page of all products, with how many each filter holds of those that the text finds.
 * @throws 503 while the products are still being read.
 */
export async function listCatalog(database: Database, view: CatalogView, page = 1, size = PAGE_SIZE): Promise<CatalogPage> {
  const { products: search } = siteSearch(database)
  const [text, filter] = [view.q?.trim(), view.filter ?? 'all']
  const isRead = (await search.live.ready(PATIENCE)) !== null
  const found = isRead && (await (text ? search.find({ text, all: true, correct: true }) : search.browse(true)))
  if (!found) throw errors.unavailable('The products are still being read')
  const staleBefore = Math.floor(Date.now() / HOUR) * HOUR - STALE_PRICE_DAYS * 24 * HOUR
  const sets = filtered.get(found, { staleBefore }, () => filterAll(found, staleBefore))
  // What is browsed is in the order of the newest already.
  const sort = text || view.sort !== 'newest' ? view.sort : undefined
  const ids = pages.get(found, { filter, sort, page, size, staleBefore }, () =>
    sort ? pageInOrder(found, sets[filter], KEYS[sort], { page, size }) : pageOfHits(found, sets[filter], { page, size }),
  )
  return {
    products: await readItems(database, ids),
    pagination: pageOf(page, size, sets[filter].size),
    counts: Object.fromEntries(CATALOG_FILTERS.map((name) => [name, sets[name].size])) as CatalogCounts,
    search: text ? describeSearch(text, found, sets[filter]) : undefined,
  }
}

function filterAll({ docs, index }: Found<ProductFacts>, staleBefore: number): Filtered {
  const within = (column: Column, least: number, most: number) => docs.within(index.numbers(column), least, most)
  return {
    all: docs,
    unused: within(POSTS, 0, 0),
    stale_price: within(PRICE_AT, 0, staleBefore),
    out_of_stock: within(OUT_OF_STOCK, 1, 1),
    no_picture: within(PICTURES, 0, 0),
    corrected: within(CORRECTIONS, 1, Number.POSITIVE_INFINITY),
  }
}

/** The key of each product is made once: in the order of 20,000 names each is compared some thirty times. */
function pageInOrder({ index }: Found<ProductFacts>, docs: DocSet, keyOf: (typeof KEYS)[CatalogOrder], { page, size }: { page: number; size: number }): string[] {
  const keyed = Array.from(docs.read(), (doc) => {
    const facts = index.factsOf(doc) as ProductFacts
    return { id: facts.id, madeAt: facts.madeAt, key: keyOf(facts) }
  })
  const compare = (a: (typeof keyed)[number], b: (typeof keyed)[number]) =>
    a.key < b.key ? -1 : a.key > b.key ? 1 : b.madeAt - a.madeAt || (a.id < b.id ? 1 : -1)
  return firstInOrder(keyed, compare, page * size).slice((page - 1) * size).map(({ id }) => id)
}

/** How many posts feature a product, drafts too. */
export const postCount = sql<number>`(select count(*)::int from ${postProducts} where ${postProducts.productId} = ${products.id})`

const columns = {
  id: products.id,
  name: products.name,
  brand: products.brand,
  price: products.price,
  currency: products.currency,
  availability: products.availability,
  source: products.source,
  productUrl: products.productUrl,
  images: products.images,
  priceAt: products.priceAt,
  corrected: products.corrected,
  posts: postCount,
}

/** Products by their ids, in that order; one that was deleted in the meantime is left out. */
async function readItems(database: Database, ids: string[]): Promise<CatalogItem[]> {
  if (ids.length === 0) return []
  const rows = await database.select(columns).from(products).where(inArray(products.id, ids))
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    if (!row) return []
    const { id: product_id, price, productUrl: product_url, images, priceAt, ...same } = row
    const image = images.find(({ is_primary }) => is_primary) ?? images[0] ?? null
    return [{ ...same, product_id, price: toUnits(price), product_url, image, price_at: priceAt?.toISOString() ?? null }]
  })
}

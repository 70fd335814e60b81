import { and, asc, desc, eq, inArray, isNotNull, isNull, type SQL } from 'drizzle-orm'
import { EXPLORE_PAGE_SIZE } from '@/lib/contract/limits'
import type { Pagination } from '@/lib/contract/fields/pagination'
import type { ProductFacets, Searched, Facet } from '@/lib/contract/search/search'
import type { Database } from '../../db/database'
import { RowCache } from '../../db/query/row-cache'
import { listCount } from '../../db/query/list-counts'
import { paginate, readPage } from '../../db/query/sql'
import { productListings, products } from '../../db/schema/post-schema'
import { siteSearch } from '../../search/live/site-search'
import {
  isPlainList,
  type ProductFilter,
  archivedDocs,
  type ProductFacet,
  searchConditions,
  pricedSince,
  PRODUCT_COLUMNS,
  compareProducts,
} from './product-filter'
import { productColumns, type ProductRow, type StoredProduct, toProduct, toUnits } from '../product-row'
import { describeSearch, filterDocs, type Filtered, paginateHits, countFacet } from '@/lib/search/results/results'
import type { DocSet } from '@/lib/search/index/doc-set'
import type { IndexedProduct } from '../../search/live/product-source'
import { PRODUCT_SOURCES } from '@/lib/contract/products/product-orders'
import type { SearchIndex } from '@/lib/search/index/search-index'
import type { PriceAge } from '../present-products'

type ProductPage = {
  products: StoredProduct[]
  pagination: Pagination
  search?: Searched | undefined
  facets?: ProductFacets | undefined
}

/**
 * One page of the products that published posts feature: newest first, or best match first in a search.
 * @throws unavailable for a search or a filter while the index is still being built
 */
export async function listProducts(
  database: Database,
  filter: ProductFilter,
  page: number,
  size: number = EXPLORE_PAGE_SIZE,
): Promise<ProductPage> {
  const text = filter.search?.trim() ?? ''
  // Facets are left out while the index that counts them is still being built.
  const isPlain = isPlainList(filter) || (isPlainList({ ...filter, facets: false }) && !isSearchReady(database))
  if (!text && isPlain) return browse(database, filter, page, size)
  const { ids, ...rest } = await findProducts(database, text, filter, page, size)
  return { products: await readProducts(database, filter, ids), ...rest }
}

const isSearchReady = (database: Database) => siteSearch(database).products.isReady

const recentRows = new RowCache<ProductRow>(1_000)

/** Products by their ids, in that order, without those that are no longer listed. */
async function readProducts(database: Database, filter: ProductFilter, ids: string[]): Promise<StoredProduct[]> {
  const rows = await recentRows.byIds(database, ids, String(listingOf(filter)), (missing) =>
    database
      .select(productColumns)
      .from(products)
      .where(and(listed(database, filter), inArray(products.id, missing))),
  )
  return rows.map(toProduct)
}

/** The part of product_listings that a filter selects; null for all products. */
const listingOf = ({ postCategory, includeUnlinked }: ProductFilter) => postCategory ?? (includeUnlinked ? null : '')

async function browse(database: Database, filter: ProductFilter, page: number, size: number): Promise<ProductPage> {
  const listing = listingOf(filter)
  const total = await (listing === null ? keptCount(database) : listCount(database, 'listings', [listing]))
  const { rows, pagination } = await readPage(page, size, total, ({ reversed, offset, limit }) => {
    const direction = reversed ? asc : desc
    const from = listing === null ? products : productListings
    const id = listing === null ? products.id : productListings.productId
    const ids = database
      .select({ id })
      .from(from)
      .where(listing === null ? isNull(products.archivedAt) : eq(productListings.category, listing))
      .orderBy(direction(from.createdAt), direction(id))
      .limit(limit)
      .offset(offset)
    return database
      .select(productColumns)
      .from(products)
      .where(inArray(products.id, ids))
      .orderBy(desc(products.createdAt), desc(products.id))
  })
  return { products: rows.map(toProduct), pagination }
}

/** The number of products that are not archived. */
async function keptCount(database: Database): Promise<number> {
  const all = await listCount(database, 'products', ['all'])
  return all - (await database.$count(products, isNotNull(products.archivedAt)))
}

/** The condition that a product is in the part of product_listings that a filter selects; undefined for all products. */
export function listed(database: Database, filter: ProductFilter): SQL | undefined {
  const listing = listingOf(filter)
  if (listing === null) return undefined
  const ids = database
    .select({ id: productListings.productId })
    .from(productListings)
    .where(eq(productListings.category, listing))
  return inArray(products.id, ids)
}

const MAX_BRANDS = 30

const RATINGS = [4, 3, 2, 1]

/** By found set. At 50,000 products they take 5 of an uncached page's 10 ms. */
const wholeFacets = new WeakMap<object, { age: string; facets: ProductFacets }>()

/**
 * One page of the ids that a search or a filter finds.
 * @throws unavailable while the index is still being built
 */
async function findProducts(
  database: Database,
  text: string,
  filter: ProductFilter,
  page: number,
  size: number,
): Promise<Omit<ProductPage, 'products'> & { ids: string[] }> {
  const { products } = siteSearch(database)
  const unlisted = filter.includeUnlinked ?? false
  const found = await (text
    ? products.find({ text, all: unlisted, correct: !filter.exact })
    : products.browse(unlisted))
  const listed = archivedDocs(found.docs, found.index, false)
  const conditions = searchConditions(filter, found.index)
  const filtered = filterDocs(listed, conditions)
  const { docs: passing } = filtered
  // Without a search, results are newest first already.
  const order =
    filter.sort && (text || filter.sort !== 'newest') ? compareProducts(filter.sort, filter.priceAge) : undefined
  const count = () => productFacets(filtered, found.index, filter.priceAge)
  return {
    ids: paginateHits(found, passing, { page, size, order }),
    pagination: paginate(page, size, passing.size),
    search: text ? describeSearch(text, found, passing) : undefined,
    facets: filter.facets ? (conditions.length > 0 ? count() : onceFor(found, filter.priceAge, count)) : undefined,
  }
}

/** The facet counts of a found set that no condition narrows, counted once while the set is cached. */
function onceFor(found: object, priceAge: PriceAge | undefined, count: () => ProductFacets): ProductFacets {
  const age = JSON.stringify(priceAge) ?? ''
  const known = wholeFacets.get(found)
  if (known?.age === age) return known.facets
  const facets = count()
  wholeFacets.set(found, { age, facets })
  return facets
}

/** Facet counts of a list: each facet counts the products that pass all other conditions. @param priceAge see ProductFilter. */
function productFacets(
  { without }: Filtered<ProductFacet>,
  index: SearchIndex<IndexedProduct>,
  priceAge: PriceAge | undefined,
): ProductFacets {
  const sources = countFacet(without('source'), index.texts(PRODUCT_COLUMNS.source))
  return {
    categories: countFacet(without('category'), index.texts(PRODUCT_COLUMNS.category)),
    sources: sources.filter(({ value }) => (PRODUCT_SOURCES as readonly string[]).includes(value)),
    brands: countFacet(without('brand'), index.texts(PRODUCT_COLUMNS.brand), MAX_BRANDS),
    ratings: countRatings(without('rating'), index.numbers(PRODUCT_COLUMNS.rating)),
    inStock: countReaching(without('stock'), index.numbers(PRODUCT_COLUMNS.stock), 1),
    price: priceRange(pricedSince(without('price'), index, priceAge), index.numbers(PRODUCT_COLUMNS.price)),
  }
}

function countRatings(docs: DocSet, ratings: Float64Array): Facet {
  return RATINGS.map((least) => ({ value: String(least), count: countReaching(docs, ratings, least) })).filter(
    ({ count }) => count > 0,
  )
}

function countReaching(set: DocSet, numbers: Float64Array, least: number): number {
  const docs = set.read()
  let count = 0
  for (let at = 0; at < docs.length; at += 1) count += Number((numbers[docs[at] as number] as number) >= least)
  return count
}

function priceRange(set: DocSet, prices: Float64Array): ProductFacets['price'] {
  const docs = set.read()
  let [min, max] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (let at = 0; at < docs.length; at += 1) {
    const price = prices[docs[at] as number] as number
    if (price < min) min = price
    if (price > max) max = price
  }
  return min > max ? null : { min: toUnits(min) ?? 0, max: toUnits(max) ?? 0 }
}

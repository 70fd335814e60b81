import { and, asc, desc, eq, inArray, isNotNull, isNull, type SQL } from 'drizzle-orm'
import { EXPLORE_PAGE_SIZE } from '@/lib/contract/limits'
import type { Pagination } from '@/lib/contract/fields/pagination'
import type { ProductFacets, Searched } from '@/lib/contract/search/search'
import type { Database } from '../../db/database'
import { RowCache } from '../../db/query/row-cache'
import { listCount } from '../../db/query/list-counts'
import { seekDirection, paginate } from '../../db/query/sql'
import { productListings, products } from '../../db/schema/post-schema'
import { siteSearch } from '../../search/live/site-search'
import { findProducts } from './find-products'
import { isPlainList, type ProductFilter } from './product-filter'
import { productColumns, type ProductRow, type StoredProduct, toProduct } from '../product-row'

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

/** Rows of recent search results. */
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
  const pagination = paginate(page, size, total)
  const skipped = (page - 1) * size
  if (skipped >= total) return { products: [], pagination }
  const { reversed, offset, size: count } = seekDirection(skipped, size, total)
  const direction = reversed ? asc : desc
  const query =
    listing === null
      ? database
          .select({ id: products.id })
          .from(products)
          .where(isNull(products.archivedAt))
          .orderBy(direction(products.createdAt), direction(products.id))
          .limit(count)
          .offset(offset)
      : database
          .select({ id: productListings.productId })
          .from(productListings)
          .where(eq(productListings.category, listing))
          .orderBy(direction(productListings.createdAt), direction(productListings.productId))
          .limit(count)
          .offset(offset)
  const rows = await database
    .select(productColumns)
    .from(products)
    .where(inArray(products.id, query))
    .orderBy(desc(products.createdAt), desc(products.id))
  return { products: rows.map(toProduct), pagination }
}

/** The number of products that are not archived. */
async function keptCount(database: Database): Promise<number> {
  const all = await listCount(database, 'products', ['all'])
  return all - (await database.$count(products, isNotNull(products.archivedAt)))
}

function listed(database: Database, filter: ProductFilter): SQL | undefined {
  const listing = listingOf(filter)
  if (listing === null) return undefined
  const ids = database
    .select({ id: productListings.productId })
    .from(productListings)
    .where(eq(productListings.category, listing))
  return inArray(products.id, ids)
}

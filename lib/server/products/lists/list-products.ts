import 'server-only'
import { and, asc, count as countRows, desc, eq, inArray, isNotNull, isNull, sql, type SQL } from 'drizzle-orm'
import { EXPLORE_PAGE_SIZE } from '@/lib/contract/limits'
import type { Pagination } from '@/lib/contract/fields/pagination'
import type { Product } from '@/lib/contract/products/product'
import type { ProductFacets, Searched } from '@/lib/contract/search/search'
import type { Database } from '../../db/database'
import { RowCache } from '../../db/query/row-cache'
import { listCount } from '../../db/query/list-counts'
import { seekDirection } from '../../db/query/seek-direction'
import { paginate } from '../../db/query/paginate'
import { productListings, products } from '../../db/schema/post-schema'
import { searchQuery } from '../../search/search-query'
import { findProducts } from './find-products'
import { isPlainList, type ProductFilter, productWhere } from './product-filter'
import { productOrderBy } from './product-orders'
import { productColumns, type ProductRow, toProduct } from '../product-row'

type ProductPage = {
  products: Product[]
  pagination: Pagination
  search?: Searched | undefined
  facets?: ProductFacets | undefined
}

/** One page of the products that published posts feature: newest first, or best match first in a search. */
export async function listProducts(
  database: Database,
  filter: ProductFilter,
  page: number,
  size: number = EXPLORE_PAGE_SIZE,
): Promise<ProductPage> {
  const text = filter.search?.trim()
  if (!text && isPlainList(filter)) return browse(database, filter, page, size)
  const found = await findProducts(database, text ?? '', filter, page, size)
  if (found) {
    const { ids, ...rest } = found
    return { products: await readProducts(database, filter, ids), ...rest }
  }
  if (!text)
    return isPlainList({ ...filter, facets: false })
      ? browse(database, filter, page, size)
      : select(database, filter, null, page, size)
  for (const match of ['all', 'any'] as const) {
    const query = searchQuery(text, match)
    if (!query) break
    const simple = await select(database, filter, query, page, size)
    if (simple.pagination.total > 0 || match === 'any') return simple
  }
  return { products: [], pagination: paginate(page, size, 0) }
}

/** Rows of recent search results. */
const recentRows = new RowCache<ProductRow>(1_000)

/** Products by their ids, in that order, without those that are no longer listed. */
async function readProducts(database: Database, filter: ProductFilter, ids: string[]): Promise<Product[]> {
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
  const wanted =
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
    .where(inArray(products.id, wanted))
    .orderBy(...productOrderBy('newest'))
  return { products: rows.map(toProduct), pagination }
}

/** The number of products that are not archived. */
async function keptCount(database: Database): Promise<number> {
  const all = await listCount(database, 'products', ['all'])
  return all - (await database.$count(products, isNotNull(products.archivedAt)))
}

/** A page from the database's own search, while the index is still being built. */
async function select(
  database: Database,
  filter: ProductFilter,
  query: SQL | null,
  page: number,
  size: number,
): Promise<ProductPage> {
  const where = and(
    query ? sql`${products.search} @@ (${query})` : undefined,
    listed(database, filter),
    isNull(products.archivedAt),
    productWhere(filter),
  )
  const [counted] = await database.select({ total: countRows() }).from(products).where(where)
  const pagination = paginate(page, size, counted?.total ?? 0)
  const skipped = (page - 1) * size
  if (skipped >= pagination.total) return { products: [], pagination }
  const best = query && !filter.sort ? [desc(sql`ts_rank(${products.search}, ${query}, 1)`)] : []
  const rows = await database
    .select(productColumns)
    .from(products)
    .where(where)
    .orderBy(...best, ...productOrderBy(filter.sort ?? 'newest'))
    .limit(size)
    .offset(skipped)
  return { products: rows.map(toProduct), pagination }
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

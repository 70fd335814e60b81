import 'server-only'
import { and, count, desc, eq, exists, sql, type SQL } from 'drizzle-orm'
import { EXPLORE_PAGE_SIZE } from '@/lib/contract/limits'
import type { Pagination } from '@/lib/contract/pagination'
import type { Product } from '@/lib/contract/product'
import type { Database } from '../db/database'
import { pageOf } from '../db/page-of'
import { postCategories, postProducts, posts, products } from '../db/schema'
import { searchQuery } from '../search/search-query'
import { productColumns, toProduct } from './product-row'

export type ProductFilter = {
  search?: string | undefined
  /** Only products of published posts in this category. */
  postCategory?: string | undefined
  includeUnlinked?: boolean | undefined
}

/** One page of the products that published posts feature, newest first; with a search, the best first. */
export async function listProducts(
  database: Database,
  filter: ProductFilter,
  page: number,
  size: number = EXPLORE_PAGE_SIZE,
): Promise<{ products: Product[]; pagination: Pagination }> {
  const text = filter.search?.trim()
  if (!text) return readPage(database, filter, page, size, null)
  for (const match of ['all', 'any'] as const) {
    const query = searchQuery(text, match)
    if (!query) break
    const found = await readPage(database, filter, page, size, query)
    if (found.pagination.total > 0 || match === 'any') return found
  }
  return { products: [], pagination: pageOf(page, size, 0) }
}

async function readPage(database: Database, filter: ProductFilter, page: number, size: number, query: SQL | null) {
  const where = and(visible(database, filter), query ? sql`${products.search} @@ (${query})` : undefined)
  const order = query ? [desc(sql`ts_rank(${products.search}, ${query}, 1)`)] : []
  const rows = await database
    .select(productColumns)
    .from(products)
    .where(where)
    .orderBy(...order, desc(products.createdAt), desc(products.id))
    .limit(size)
    .offset((page - 1) * size)
  const [counted] = await database.select({ total: count() }).from(products).where(where)
  return { products: rows.map(toProduct), pagination: pageOf(page, size, counted?.total ?? 0) }
}

function visible(database: Database, { postCategory, includeUnlinked }: ProductFilter): SQL | undefined {
  if (postCategory) {
    return exists(
      database
        .select({ one: sql`1` })
        .from(postProducts)
        .innerJoin(postCategories, eq(postCategories.postId, postProducts.postId))
        .where(
          and(
            eq(postProducts.productId, products.id),
            eq(postCategories.category, postCategory),
            eq(postCategories.published, true),
          ),
        ),
    )
  }
  if (includeUnlinked) return undefined
  return exists(
    database
      .select({ one: sql`1` })
      .from(postProducts)
      .innerJoin(posts, eq(posts.id, postProducts.postId))
      .where(and(eq(postProducts.productId, products.id), eq(posts.status, 'published'))),
  )
}

import 'server-only'
import { and, count, desc, isNull, sql } from 'drizzle-orm'
import type { Pagination } from '@/lib/contract/fields/pagination'
import type { Product } from '@/lib/contract/products/product'
import type { Database } from '../db/database'
import { paginate } from '../db/query/paginate'
import { products } from '../db/schema/post-schema'
import { productColumns, toProduct } from './product-row'

/** One page of the products whose name contains a text, ignoring case and accents: newest first, without archived ones. */
export async function listByName(
  database: Database,
  text: string,
  page: number,
  size: number,
): Promise<{ products: Product[]; pagination: Pagination }> {
  const where = and(isNull(products.archivedAt), sql`position(fold(${text}) in fold(${products.name})) > 0`)
  const [counted] = await database.select({ total: count() }).from(products).where(where)
  const rows = await database
    .select(productColumns)
    .from(products)
    .where(where)
    .orderBy(desc(products.createdAt), desc(products.id))
    .limit(size)
    .offset((page - 1) * size)
  return { products: rows.map(toProduct), pagination: paginate(page, size, counted?.total ?? 0) }
}

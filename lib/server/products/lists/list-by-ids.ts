import 'server-only'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { productListings, products } from '../../db/schema/post-schema'
import { productColumns, type StoredProduct, toProduct } from '../product-row'

/** Products by their ids, in that order, without missing and archived ones; for visitors only those that a published post features. */
export async function listByIds(database: Database, ids: string[], includeUnlinked: boolean): Promise<StoredProduct[]> {
  const listed = database
    .select({ id: productListings.productId })
    .from(productListings)
    .where(eq(productListings.category, ''))
  const rows = await database
    .select(productColumns)
    .from(products)
    .where(
      and(
        inArray(products.id, ids),
        isNull(products.archivedAt),
        includeUnlinked ? undefined : inArray(products.id, listed),
      ),
    )
  const found = new Map(rows.map((row) => [row.id, toProduct(row)]))
  return [...new Set(ids)].flatMap((id) => found.get(id) ?? [])
}

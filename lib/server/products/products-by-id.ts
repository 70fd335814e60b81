import 'server-only'
import type { Database } from '../db/database'
import { RowCache } from '../db/query/row-cache'
import { isOneOf } from '../db/query/is-one-of'
import { products } from '../db/schema/post-schema'
import { productColumns, type ProductRow, type StoredProduct, toProduct } from './product-row'

/** Rows of recently featured products: many posts feature the same. The products of 20,000 posts fit, at a few kilobytes each. */
const featuredLately = new RowCache<ProductRow>(5_000)

/** Products by their ids, in their order, without missing ones. */
export async function productsById(database: Database, ids: string[]): Promise<Map<string, StoredProduct>> {
  const rows = await featuredLately.byIds(database, [...new Set(ids)], 'all', (missing) =>
    database.select(productColumns).from(products).where(isOneOf(products.id, missing)),
  )
  return new Map(rows.map((row) => [row.id, toProduct(row)]))
}

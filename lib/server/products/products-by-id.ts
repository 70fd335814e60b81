import 'server-only'
import { inArray } from 'drizzle-orm'
import type { Product } from '@/lib/contract/product'
import type { Database } from '../db/database'
import { KeptRows } from '../db/kept-rows'
import { products } from '../db/schema'
import { productColumns, type ProductRow, toProduct } from './product-row'

/** What posts featured lately. */
const featuredLately = new KeptRows<ProductRow>(1_000)

/** Products by their ids; those that are gone are missing. */
export async function productsById(database: Database, ids: string[]): Promise<Map<string, Product>> {
  const rows = await featuredLately.byIds(database, [...new Set(ids)], 'all', (missing) =>
    database.select(productColumns).from(products).where(inArray(products.id, missing)),
  )
  return new Map(rows.map((row) => [row.id, toProduct(row)]))
}

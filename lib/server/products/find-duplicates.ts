import { and, asc, eq, inArray, ne, or, sql } from 'drizzle-orm'
import type { CatalogProduct } from '@/lib/contract/products/catalog'
import { shopHost } from '@/lib/format/addresses/hosts'
import { bareGtin } from '@/lib/format/products/product-values'
import type { Database } from '../db/database'
import { products } from '../db/schema/post-schema'

type Codes = Pick<typeof products.$inferSelect, 'id' | 'upc' | 'sku' | 'productUrl'>

/** Duplicates listed of a product. */
const MOST = 10
/** Digits of the kinds of GTIN. */
const LENGTHS = [8, 12, 13, 14]

/** Other products with the same GTIN, or with the same item number in the same shop. */
export async function findDuplicates(
  database: Database,
  { id, upc, sku, productUrl }: Codes,
): Promise<CatalogProduct['duplicates']> {
  const gtins = writingsOf(upc)
  const host = shopHost(productUrl)
  const sameNumber = gtins.length > 0 ? inArray(products.upc, gtins) : undefined
  const isIn = (shop: string) => sql`position(${`//${shop}/`} in ${products.productUrl}) > 0`
  const sameItem = sku && host ? and(eq(products.sku, sku), or(isIn(host), isIn(`www.${host}`))) : undefined
  const isSame = or(sameNumber, sameItem)
  if (!isSame) return []
  const rows = await database
    .select({ product_id: products.id, name: products.name, upc: products.upc })
    .from(products)
    .where(and(ne(products.id, id), isSame))
    .orderBy(asc(products.id))
    .limit(MOST)
  return rows.map(({ product_id, name, upc: other }) => {
    return { product_id, name, same: other !== null && gtins.includes(other) ? 'gtin' : 'sku' }
  })
}

/** The ways to write a GTIN: with more or fewer leading zeros. */
export function writingsOf(upc: string | null): string[] {
  const digits = bareGtin(upc)
  if (digits === null) return []
  const padded = LENGTHS.filter((length) => length >= digits.length).map((length) => digits.padStart(length, '0'))
  return [...new Set([digits, ...padded, upc ?? ''])]
}

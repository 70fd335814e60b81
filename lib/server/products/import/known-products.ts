import { type Column, sql } from 'drizzle-orm'
import type { ImportReport } from '@/lib/contract/imports/import-calls'
import { shopHost } from '@/lib/format/addresses/hosts'
import { bareGtin } from '@/lib/format/products/product-values'
import type { Database } from '../../db/database'
import { products } from '../../db/schema/post-schema'
import { writingsOf } from '../find-duplicates'
import type { NewRow } from '../create-product'

type Known = Omit<ImportReport['known'][number], 'row'>
type Same = Known['same']

/** What identifies two products as the same, the surest first: their GTIN, their item number in a shop, their address or article number. */
export function identitiesOf({ key, upc, sku, productUrl }: Pick<NewRow, 'key' | 'upc' | 'sku' | 'productUrl'>) {
  const host = sku ? shopHost(productUrl) : ''
  const gtin = bareGtin(upc)
  const found: [Same, string | null][] = [
    ['gtin', gtin],
    ['sku', sku && host ? `${host} ${sku}` : null],
    ['address', key],
  ]
  return found.flatMap(([same, code]) => (code ? [{ same, code: `${same} ${code}` }] : []))
}

/** The stored products that are the same as some of these, by what identifies them. */
export async function findKnownProducts(database: Database, rows: readonly NewRow[]): Promise<Map<string, Known>> {
  const isAny = (column: Column, values: string[]) => sql`${column} = any(${sql.param(values, products.subcategories)})`
  const found = await Promise.all([
    select(
      database,
      isAny(
        products.key,
        rows.map(({ key }) => key),
      ),
    ),
    select(
      database,
      isAny(
        products.upc,
        rows.flatMap(({ upc }) => writingsOf(upc ?? null)),
      ),
    ),
    select(
      database,
      isAny(
        products.sku,
        rows.flatMap(({ sku }) => sku ?? []),
      ),
    ),
  ])
  const known = new Map<string, Known>()
  for (const { product_id, name, ...codes } of found.flat())
    for (const { same, code } of identitiesOf(codes)) known.set(code, { product_id, name, same })
  return known
}

function select(database: Database, which: ReturnType<typeof sql>) {
  const { id, name, key, upc, sku, productUrl } = products
  return database.select({ product_id: id, name, key, upc, sku, productUrl }).from(products).where(which)
}

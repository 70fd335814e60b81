import { or } from 'drizzle-orm'
import type { ImportReport } from '@/lib/contract/imports/import-calls'
import { shopHost } from '@/lib/format/addresses/hosts'
import { unwrapLink } from '@/lib/format/addresses/network-links'
import { bareGtin } from '@/lib/format/products/product-values'
import type { Database } from '../../db/database'
import { isOneOf } from '../../db/query/is-one-of'
import { products } from '../../db/schema/post-schema'
import { writingsOf } from '../find-duplicates'
import type { NewRow } from '../create-product'
import { productKey } from '../product-identity'
import { shortKey } from '../product-row'

type Same = ImportReport['known'][number]['same']

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

/** Products by each code that identifies them. */
export type KnownProducts = ReadonlyMap<string, readonly { id: string; name: string }[]>

/**
 * The products of the shelf by their codes, also by the address in the shop that the link of a network leads to.
 * @param rows leaves out products that have no code of one of these; all are read, unless given.
 */
export async function readKnownProducts(database: Database, rows?: readonly NewRow[]): Promise<KnownProducts> {
  const { id, name, key, upc, sku, productUrl } = products
  const shelf = database.select({ id, name, key, upc, sku, productUrl }).from(products)
  const known = new Map<string, { id: string; name: string }[]>()
  for (const row of await (rows ? shelf.where(haveCodeOf(rows)) : shelf)) {
    const address = unwrapLink(row.productUrl)
    const bare = address === row.productUrl ? row.key : shortKey(productKey(address))
    for (const { code } of identitiesOf({ ...row, key: bare, productUrl: address }))
      known.set(code, [...(known.get(code) ?? []), { id: row.id, name: row.name }])
  }
  return known
}

/** Each column has its index; a part without values has none, and would take it from the others. */
function haveCodeOf(rows: readonly NewRow[]) {
  const keys = rows.map(({ key }) => key)
  const gtins = rows.flatMap(({ upc }) => writingsOf(upc ?? null))
  const numbers = rows.flatMap(({ sku }) => sku ?? [])
  return or(
    isOneOf(products.key, keys),
    gtins.length > 0 ? isOneOf(products.upc, gtins) : undefined,
    numbers.length > 0 ? isOneOf(products.sku, numbers) : undefined,
  )
}

import 'server-only'
import { asc, desc, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { CatalogOrder } from '@/lib/contract/products/catalog-views'
import type { ProductOrder } from '@/lib/contract/products/product-orders'
import { foldText } from '@/lib/search/text/fold-text'
import { products } from '../../db/schema/post-schema'
import type { IndexedProduct } from '../../search/live/product-source'
import { needOf } from '../links/product-need'

type Key = number | string | null
/** @param now milliseconds. */
type KeyOf = (product: IndexedProduct, now: number) => Key
type Sort<C> = { keyOf: KeyOf; descending: boolean; column: C }

/** The orders that the database can sort by, too. Products without a key come last, and those with equal keys newest first. */
const STORED_SORTS: Record<ProductOrder, Sort<PgColumn>> = {
  newest: { keyOf: ({ madeAt }) => madeAt, descending: true, column: products.createdAt },
  'price-low': { keyOf: ({ price }) => price, descending: false, column: products.price },
  'price-high': { keyOf: ({ price }) => price, descending: true, column: products.price },
  rating: { keyOf: ({ rating }) => rating, descending: true, column: products.rating },
}

const SORTS: Record<ProductOrder | CatalogOrder, Omit<Sort<PgColumn>, 'column'>> = {
  ...STORED_SORTS,
  name: { keyOf: ({ name }) => foldText(name), descending: false },
  'most-in-need': { keyOf: needOf, descending: true },
  'oldest-price': { keyOf: ({ priceAt }) => priceAt, descending: false },
  'most-used': { keyOf: ({ posts }) => posts, descending: true },
}

/** A product with its key in some order. */
export type Sortable = { id: string; madeAt: number; key: Key }

/** What an order sorts a product by; a text's key is expensive, so compute it once per product. */
export function keyIn(order: ProductOrder | CatalogOrder): KeyOf {
  return SORTS[order].keyOf
}

/** An order as a comparison of products with their keys. */
export function compareKeyed(order: ProductOrder | CatalogOrder): (a: Sortable, b: Sortable) => number {
  const sign = SORTS[order].descending ? -1 : 1
  return (a, b) => compareKeys(a.key, b.key, sign) || newestFirst(a, b)
}

/** An order as a comparison of products in the search index. @param pricesSince older prices, in milliseconds, count as none. */
export function compareProducts(
  order: ProductOrder,
  pricesSince?: number,
): (a: IndexedProduct, b: IndexedProduct) => number {
  const { keyOf: anyKeyOf, descending } = SORTS[order]
  const sign = descending ? -1 : 1
  const isShown = ({ priceAt }: IndexedProduct) => pricesSince === undefined || (priceAt ?? 0) >= pricesSince
  const isByPrice = order.startsWith('price-')
  const keyOf = (one: IndexedProduct) => (isByPrice && !isShown(one) ? null : anyKeyOf(one, 0))
  return (a, b) => compareKeys(keyOf(a), keyOf(b), sign) || newestFirst(a, b)
}

function compareKeys(a: Key, b: Key, sign: 1 | -1): number {
  if (a === b) return 0
  if (a === null) return 1
  if (b === null) return -1
  return a < b ? -sign : sign
}

/** An order in SQL. */
export function productOrderBy(order: ProductOrder): SQL[] {
  const newest = [desc(products.createdAt), desc(products.id)]
  if (order === 'newest') return newest
  const { column, descending } = STORED_SORTS[order]
  return [sql`${descending ? desc(column) : asc(column)} nulls last`, ...newest]
}

function newestFirst(a: Omit<Sortable, 'key'>, b: Omit<Sortable, 'key'>): number {
  return b.madeAt - a.madeAt || (a.id < b.id ? 1 : -1)
}

import 'server-only'
import { asc, desc, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { CatalogOrder } from '@/lib/contract/products/catalog-views'
import type { ProductOrder } from '@/lib/contract/products/product-orders'
import { compareKeys, newestFirst, type Order } from '@/lib/search/index/doc-order'
import { foldText } from '@/lib/search/text/fold-text'
import { products } from '../../db/schema/post-schema'
import type { IndexedProduct } from '../../search/live/product-source'
import { needOf } from '../links/product-need'

/** @param now milliseconds. */
type KeyOf = (product: IndexedProduct, now: number) => number | string | null
type Sort<C> = { keyOf: KeyOf; descending: boolean; column: C }

/** The orders that the database can sort by, too. Products without a key come last, and those with equal keys newest first. */
const STORED_SORTS: Record<ProductOrder, Sort<PgColumn>> = {
  newest: { keyOf: ({ madeAt }) => madeAt, descending: true, column: products.createdAt },
  'price-low': { keyOf: ({ price }) => price, descending: false, column: products.price },
  'price-high': { keyOf: ({ price }) => price, descending: true, column: products.price },
  rating: { keyOf: ({ rating }) => rating, descending: true, column: products.rating },
}

const SORTS: Record<ProductOrder | CatalogOrder, Omit<Sort<PgColumn>, 'column'> & { isTimed?: true }> = {
  ...STORED_SORTS,
  name: { keyOf: ({ name }) => foldText(name), descending: false },
  'most-in-need': { keyOf: needOf, descending: true, isTimed: true },
  'oldest-price': { keyOf: ({ priceAt }) => priceAt, descending: false },
  'most-used': { keyOf: ({ posts }) => posts, descending: true },
}

/** An order for the search index. @param now milliseconds. */
export function productOrder(order: ProductOrder | CatalogOrder, now: number): Order<IndexedProduct> {
  const { keyOf, descending, isTimed } = SORTS[order]
  return { name: order, keyOf: (product) => keyOf(product, now), descending, at: isTimed && now }
}

/** An order as a comparison of products in the search index. @param pricesSince older prices, in milliseconds, count as none. */
export function compareProducts(
  order: ProductOrder,
  pricesSince?: number,
): (a: IndexedProduct, b: IndexedProduct) => number {
  const { keyOf: anyKeyOf, descending } = SORTS[order]
  const isShown = ({ priceAt }: IndexedProduct) => pricesSince === undefined || (priceAt ?? 0) >= pricesSince
  const isByPrice = order.startsWith('price-')
  const keyOf = (one: IndexedProduct) => (isByPrice && !isShown(one) ? null : anyKeyOf(one, 0))
  return (a, b) => compareKeys(keyOf(a), keyOf(b), descending) || newestFirst(a, b)
}

/** An order in SQL. */
export function productOrderBy(order: ProductOrder): SQL[] {
  const newest = [desc(products.createdAt), desc(products.id)]
  if (order === 'newest') return newest
  const { column, descending } = STORED_SORTS[order]
  return [sql`${descending ? desc(column) : asc(column)} nulls last`, ...newest]
}

import 'server-only'
import type { CatalogOrder } from '@/lib/contract/products/catalog-views'
import type { ProductOrder } from '@/lib/contract/products/product-orders'
import { compareKeys, newestFirst, type Order } from '@/lib/search/index/doc-order'
import { foldText } from '@/lib/search/text/fold-text'
import type { IndexedProduct } from '../../search/live/product-source'
import { needOf } from '../links/product-need'

/** @param now milliseconds. */
type KeyOf = (product: IndexedProduct, now: number) => number | string | null
type Sort = { keyOf: KeyOf; descending: boolean; isTimed?: true }

/** Products without a key come last, and those with equal keys newest first. */
const SORTS: Record<ProductOrder | CatalogOrder, Sort> = {
  newest: { keyOf: ({ madeAt }) => madeAt, descending: true },
  'price-low': { keyOf: ({ price }) => price, descending: false },
  'price-high': { keyOf: ({ price }) => price, descending: true },
  rating: { keyOf: ({ rating }) => rating, descending: true },
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

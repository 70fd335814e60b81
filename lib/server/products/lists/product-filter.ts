import type { ProductOrder } from '@/lib/contract/products/product-orders'
import { DocSet } from '@/lib/search/index/doc-set'
import type { SearchIndex } from '@/lib/search/index/search-index'
import type { Condition } from '@/lib/search/results/results'
import type { IndexedProduct } from '../../search/live/product-source'
import { toHundredths } from '../product-row'
import type { CatalogOrder } from '@/lib/contract/products/catalog-views'
import { compareKeys, newestFirst, type Order } from '@/lib/search/index/doc-order'
import { foldText } from '@/lib/search/text/fold-text'
import { needOf } from '../links/judge-link'
import { isPriceShown, type PriceAge } from '../present-products'

/** Which products a list holds, and in what order. */
export type ProductFilter = {
  /** Only products of published posts in this category. */
  postCategory?: string | undefined
  brand?: string | undefined
  source?: string | undefined
  /** In units of a currency. */
  minPrice?: number | undefined
  maxPrice?: number | undefined
  minRating?: number | undefined
  inStock?: boolean | undefined
  /** Older prices are hidden: those products are in no range of prices. */
  priceAge?: PriceAge | undefined
  search?: string | undefined
  /** Also holds products that no published post features. */
  includeUnlinked?: boolean | undefined
  /** Searches without spelling correction. */
  exact?: boolean | undefined
  /** Also returns facet counts. */
  facets?: boolean | undefined
  /** Newest first by default, or best match first in a search. */
  sort?: ProductOrder | undefined
}

/** What the table of listings alone cannot tell. */
const BY_SEARCH = ['brand', 'source', 'minPrice', 'maxPrice', 'minRating', 'inStock', 'facets'] as const

/** Whether a list is just the newest products, all or those of a category. */
export const isPlainList = ({ sort = 'newest', ...filter }: ProductFilter): boolean =>
  sort === 'newest' && BY_SEARCH.every((name) => filter[name] === undefined || filter[name] === false)

/** The values of all products in the search index, by facet. */
export const PRODUCT_COLUMNS = {
  category: { name: 'categories', of: ({ categories }: IndexedProduct) => categories },
  brand: { name: 'brand', of: ({ brand }: IndexedProduct) => (brand ? [brand] : []) },
  source: { name: 'source', of: ({ source }: IndexedProduct) => [source] },
  /** NaN without a price, which is in no range. */
  price: { name: 'price', of: ({ price }: IndexedProduct) => price ?? Number.NaN },
  rating: { name: 'rating', of: ({ rating }: IndexedProduct) => rating ?? 0 },
  stock: { name: 'stock', of: ({ isInStock }: IndexedProduct) => Number(isInStock) },
}

/** NaN without a price, which cannot be old. */
export const PRICE_AT = { name: 'price at', of: ({ priceAt }: IndexedProduct) => priceAt ?? Number.NaN }

export type ProductFacet = keyof typeof PRODUCT_COLUMNS

const ARCHIVED = { name: 'archived', of: ({ isArchived }: IndexedProduct) => Number(isArchived) }

/** The products that are archived, or those that are not. */
export const archivedDocs = (docs: DocSet, index: SearchIndex<IndexedProduct>, archived: boolean): DocSet =>
  docs.within(index.numbers(ARCHIVED), Number(archived), Number(archived))

/** The products whose price is shown. */
export function pricedSince(docs: DocSet, index: SearchIndex<IndexedProduct>, age: PriceAge | undefined): DocSet {
  if (!age) return docs
  const { since, shops } = age
  const priced = since === undefined ? docs : docs.within(index.numbers(PRICE_AT), since, Number.POSITIVE_INFINITY)
  if (shops.length === 0) return priced
  const shown = new DocSet(priced.docs)
  for (const doc of priced.read()) {
    const facts = index.factsOf(doc)
    if (facts && isPriceShown(facts.hostname, facts.priceAt, age)) shown.add(doc)
  }
  return shown
}

type Index = SearchIndex<IndexedProduct>

/** A filter's conditions for products that a search found. */
export function searchConditions(filter: ProductFilter, index: Index): Condition<ProductFacet>[] {
  const { postCategory: category, brand, source, minPrice, maxPrice, minRating, inStock, priceAge } = filter
  const texts = Object.entries({ category, brand, source }) as ['category' | 'brand' | 'source', string | undefined][]
  const conditions = texts.flatMap(([name, text]): Condition<ProductFacet>[] =>
    text === undefined ? [] : [{ name, passing: (docs) => index.texts(PRODUCT_COLUMNS[name]).having(text, docs) }],
  )
  const within = (docs: DocSet, name: 'price' | 'rating' | 'stock', low: number, high = Number.POSITIVE_INFINITY) =>
    docs.within(index.numbers(PRODUCT_COLUMNS[name]), low, high)
  if (minPrice !== undefined || maxPrice !== undefined) {
    const low = toHundredths(minPrice ?? 0) ?? 0
    const high = maxPrice === undefined ? undefined : (toHundredths(maxPrice) ?? 0)
    const passing = (docs: DocSet) => within(pricedSince(docs, index, priceAge), 'price', low, high)
    conditions.push({ name: 'price', passing })
  }
  if (minRating !== undefined) conditions.push({ name: 'rating', passing: (docs) => within(docs, 'rating', minRating) })
  if (inStock) conditions.push({ name: 'stock', passing: (docs) => within(docs, 'stock', 1, 1) })
  return conditions
}

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

/** An order as a comparison of products in the search index. @param age older prices count as none. */
export function compareProducts(order: ProductOrder, age?: PriceAge): (a: IndexedProduct, b: IndexedProduct) => number {
  const { keyOf: anyKeyOf, descending } = SORTS[order]
  const isShown = ({ hostname, priceAt }: IndexedProduct) => !age || isPriceShown(hostname, priceAt, age)
  const isByPrice = order.startsWith('price-')
  const keyOf = (one: IndexedProduct) => (isByPrice && !isShown(one) ? null : anyKeyOf(one, 0))
  return (a, b) => compareKeys(keyOf(a), keyOf(b), descending) || newestFirst(a, b)
}

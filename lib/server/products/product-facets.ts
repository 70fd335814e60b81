import 'server-only'
import { PRODUCT_SOURCES } from '@/lib/contract/product-orders'
import type { Facet, ProductFacets } from '@/lib/contract/search'
import { countFacet } from '@/lib/search/results/count-facet'
import type { DocSet } from '../../search/index/doc-set'
import type { SearchIndex } from '../../search/index/search-index'
import type { ProductFacts } from '../search/live/product-source'
import type { Condition, Filtered } from '@/lib/search/results/filter-docs'
import type { ProductFilter } from './product-filter'
import { toHundredths, toUnits } from './product-row'

const MOST_BRANDS = 30
const RATINGS = [4, 3, 2, 1]

type Index = SearchIndex<ProductFacts>
export type Respect = 'category' | 'brand' | 'source' | 'price' | 'rating' | 'stock'

const CATEGORIES = { name: 'categories', of: ({ categories }: ProductFacts) => categories }
const BRAND = { name: 'brand', of: ({ brand }: ProductFacts) => (brand ? [brand] : []) }
const SOURCE = { name: 'source', of: ({ source }: ProductFacts) => [source] }
/** No number where there is no price: it is in no range. */
const PRICE = { name: 'price', of: ({ price }: ProductFacts) => price ?? Number.NaN }
const RATING = { name: 'rating', of: ({ rating }: ProductFacts) => rating ?? 0 }
const STOCK = { name: 'stock', of: ({ isInStock }: ProductFacts) => Number(isInStock) }

/** What a filter asks of a product, one check for each thing that it asks for. */
export function productChecks({ postCategory, brand, source, minPrice, maxPrice, minRating, inStock }: ProductFilter, index: Index): Condition<Respect>[] {
  const checks: Condition<Respect>[] = []
  if (postCategory !== undefined) checks.push({ name: 'category', passing: (docs) => index.texts(CATEGORIES).having(postCategory, docs) })
  if (brand !== undefined) checks.push({ name: 'brand', passing: (docs) => index.texts(BRAND).having(brand, docs) })
  if (source !== undefined) checks.push({ name: 'source', passing: (docs) => index.texts(SOURCE).having(source, docs) })
  if (minPrice !== undefined || maxPrice !== undefined) {
    const [low, high] = [toHundredths(minPrice ?? 0) ?? 0, maxPrice === undefined ? Number.POSITIVE_INFINITY : (toHundredths(maxPrice) ?? 0)]
    checks.push({ name: 'price', passing: (docs) => docs.within(index.numbers(PRICE), low, high) })
  }
  if (minRating !== undefined) checks.push({ name: 'rating', passing: (docs) => docs.within(index.numbers(RATING), minRating, Number.POSITIVE_INFINITY) })
  if (inStock) checks.push({ name: 'stock', passing: (docs) => docs.within(index.numbers(STOCK), 1, 1) })
  return checks
}

/** What a list can be narrowed to: each facet counts what the other filters let pass. */
export function productFacets({ without }: Filtered<Respect>, index: Index): ProductFacets {
  const sources = countFacet(without('source'), index.texts(SOURCE))
  return {
    categories: countFacet(without('category'), index.texts(CATEGORIES)),
    sources: sources.filter(({ value }) => (PRODUCT_SOURCES as readonly string[]).includes(value)),
    brands: countFacet(without('brand'), index.texts(BRAND), MOST_BRANDS),
    ratings: countRatings(without('rating'), index.numbers(RATING)),
    inStock: countReaching(without('stock'), index.numbers(STOCK), 1),
    price: priceRange(without('price'), index.numbers(PRICE)),
  }
}

function countRatings(docs: DocSet, ratings: Float64Array): Facet {
  return RATINGS.map((least) => ({ value: String(least), count: countReaching(docs, ratings, least) })).filter(({ count }) => count > 0)
}

function countReaching(set: DocSet, numbers: Float64Array, least: number): number {
  const docs = set.read()
  let count = 0
  for (let at = 0; at < docs.length; at += 1) count += Number((numbers[docs[at] as number] as number) >= least)
  return count
}

function priceRange(set: DocSet, prices: Float64Array): ProductFacets['price'] {
  const docs = set.read()
  let [min, max] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (let at = 0; at < docs.length; at += 1) {
    const price = prices[docs[at] as number] as number
    if (price < min) min = price
    if (price > max) max = price
  }
  return min > max ? null : { min: toUnits(min) ?? 0, max: toUnits(max) ?? 0 }
}

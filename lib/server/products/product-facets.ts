import 'server-only'
import { PRODUCT_SOURCES } from '@/lib/contract/product-orders'
import type { Facet, ProductFacets } from '@/lib/contract/search'
import { countFacet } from '../search/count-facet'
import type { ProductFacts } from '../search/live/product-source'
import type { ProductFilter } from './product-filter'
import { toHundredths, toUnits } from './product-row'

const MOST_BRANDS = 30
const RATINGS = [4, 3, 2, 1]

type Check = (facts: ProductFacts, filter: ProductFilter) => boolean

const CHECKS = {
  category: ({ categories }, { postCategory }) => postCategory === undefined || categories.includes(postCategory),
  brand: (facts, { brand }) => brand === undefined || facts.brand === brand,
  source: (facts, { source }) => source === undefined || facts.source === source,
  price: ({ price }, { minPrice, maxPrice }) =>
    (minPrice === undefined || (price !== null && price >= (toHundredths(minPrice) ?? 0))) &&
    (maxPrice === undefined || (price !== null && price <= (toHundredths(maxPrice) ?? 0))),
  rating: ({ rating }, { minRating }) => minRating === undefined || (rating ?? 0) >= minRating,
  stock: ({ isInStock }, { inStock }) => !inStock || isInStock,
} satisfies Record<string, Check>
type Dimension = keyof typeof CHECKS
const DIMENSIONS = Object.keys(CHECKS) as Dimension[]

/** Whether a product is one that a filter asks for. */
export const passes: Check = (facts, filter) => DIMENSIONS.every((dimension) => CHECKS[dimension](facts, filter))

/** What a list can be narrowed to: each facet counts what the other filters let pass. */
export function productFacets(all: ProductFacts[], filter: ProductFilter): ProductFacets {
  const without = sortOut(all, filter)
  const prices = without('price').flatMap(({ price }) => price ?? [])
  const rated = without('rating')
  const ratings: Facet = RATINGS.map((least) => ({ value: String(least), count: rated.filter(({ rating }) => (rating ?? 0) >= least).length }))
  const sources = countFacet(without('source'), ({ source }) => [source])
  return {
    categories: countFacet(without('category'), ({ categories }) => categories),
    sources: sources.filter(({ value }) => (PRODUCT_SOURCES as readonly string[]).includes(value)),
    brands: countFacet(without('brand'), ({ brand }) => (brand ? [brand] : []), MOST_BRANDS),
    ratings: ratings.filter(({ count }) => count > 0),
    inStock: without('stock').filter(({ isInStock }) => isInStock).length,
    price:
      prices.length === 0
        ? null
        : {
            min: toUnits(prices.reduce((a, b) => Math.min(a, b))) ?? 0,
            max: toUnits(prices.reduce((a, b) => Math.max(a, b))) ?? 0,
          },
  }
}

/** @returns the products that pass all of a filter but one dimension. */
function sortOut(all: ProductFacts[], filter: ProductFilter): (left: Dimension) => ProductFacts[] {
  const passing: ProductFacts[] = []
  const failing: Record<Dimension, ProductFacts[]> = { category: [], brand: [], source: [], price: [], rating: [], stock: [] }
  for (const facts of all) {
    const failed = DIMENSIONS.filter((dimension) => !CHECKS[dimension](facts, filter))
    const [only] = failed
    if (only === undefined) passing.push(facts)
    else if (failed.length === 1) failing[only].push(facts)
  }
  return (left) => (failing[left].length > 0 ? passing.concat(failing[left]) : passing)
}

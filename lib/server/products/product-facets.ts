import 'server-only'
import { PRODUCT_SOURCES } from '@/lib/contract/product-orders'
import type { Facet, ProductFacets } from '@/lib/contract/search'
import { countFacet } from '../search/count-facet'
import type { ProductFacts } from '../search/live/product-source'
import type { ProductFilter } from './product-filter'
import { toHundredths, toUnits } from './product-row'

const MOST_BRANDS = 30
const RATINGS = [4, 3, 2, 1]

type Check = (facts: ProductFacts) => boolean
type Dimension = 'category' | 'brand' | 'source' | 'price' | 'rating' | 'stock'

/** What a filter asks of a product, one check for each thing that it asks for. */
function checksOf({ postCategory, brand, source, minPrice, maxPrice, minRating, inStock }: ProductFilter): [Dimension, Check][] {
  const checks: [Dimension, Check][] = []
  const [low, high] = [toHundredths(minPrice ?? 0) ?? 0, maxPrice === undefined ? Number.POSITIVE_INFINITY : (toHundredths(maxPrice) ?? 0)]
  if (postCategory !== undefined) checks.push(['category', ({ categories }) => categories.includes(postCategory)])
  if (brand !== undefined) checks.push(['brand', (facts) => facts.brand === brand])
  if (source !== undefined) checks.push(['source', (facts) => facts.source === source])
  if (minPrice !== undefined || maxPrice !== undefined) checks.push(['price', ({ price }) => price !== null && price >= low && price <= high])
  if (minRating !== undefined) checks.push(['rating', ({ rating }) => (rating ?? 0) >= minRating])
  if (inStock) checks.push(['stock', ({ isInStock }) => isInStock])
  return checks
}

/** Whether a product is one that a filter asks for; null for a filter that asks for nothing. */
export function passing(filter: ProductFilter): Check | null {
  const checks = checksOf(filter)
  if (checks.length === 0) return null
  return (facts) => checks.every(([, check]) => check(facts))
}

/** What a list can be narrowed to: each facet counts what the other filters let pass. */
export function productFacets(all: ProductFacts[], filter: ProductFilter): ProductFacets {
  const without = sortOut(all, filter)
  const sources = countFacet(without('source'), ({ source }) => [source])
  return {
    categories: countFacet(without('category'), ({ categories }) => categories),
    sources: sources.filter(({ value }) => (PRODUCT_SOURCES as readonly string[]).includes(value)),
    brands: countFacet(without('brand'), ({ brand }) => (brand ? [brand] : []), MOST_BRANDS),
    ratings: countRatings(without('rating')),
    inStock: without('stock').reduce((count, { isInStock }) => count + Number(isInStock), 0),
    price: priceRange(without('price')),
  }
}

function countRatings(facts: ProductFacts[]): Facet {
  const counts = RATINGS.map(() => 0)
  for (const { rating } of facts) for (const [at, least] of RATINGS.entries()) if ((rating ?? 0) >= least) counts[at] = (counts[at] ?? 0) + 1
  return RATINGS.map((least, at) => ({ value: String(least), count: counts[at] ?? 0 })).filter(({ count }) => count > 0)
}

function priceRange(facts: ProductFacts[]): ProductFacets['price'] {
  let [min, max] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const { price } of facts) {
    if (price === null) continue
    if (price < min) min = price
    if (price > max) max = price
  }
  return min > max ? null : { min: toUnits(min) ?? 0, max: toUnits(max) ?? 0 }
}

/** @returns the products that pass all of a filter but one dimension. */
function sortOut(all: ProductFacts[], filter: ProductFilter): (left: Dimension) => ProductFacts[] {
  const checks = checksOf(filter)
  const through: ProductFacts[] = []
  const failing = new Map<Dimension, ProductFacts[]>(checks.map(([dimension]) => [dimension, []]))
  for (const facts of all) {
    let only: Dimension | null = null
    let failed = 0
    for (const [dimension, check] of checks) {
      if (check(facts)) continue
      only = dimension
      failed += 1
      if (failed > 1) break
    }
    if (only === null) through.push(facts)
    else if (failed === 1) failing.get(only)?.push(facts)
  }
  return (left) => {
    const others = failing.get(left)
    return others?.length ? through.concat(others) : through
  }
}

import 'server-only'
import { PRODUCT_SOURCES } from '@/lib/contract/products/product-orders'
import type { Facet, ProductFacets } from '@/lib/contract/search/search'
import { countFacet } from '@/lib/search/results/count-facet'
import type { DocSet } from '@/lib/search/index/doc-set'
import type { SearchIndex } from '@/lib/search/index/search-index'
import type { IndexedProduct } from '../../search/live/product-source'
import type { Filtered } from '@/lib/search/results/filter-docs'
import { pricedSince, PRODUCT_COLUMNS, type ProductFacet } from './product-filter'
import { toUnits } from '../product-row'

const MAX_BRANDS = 30
const RATINGS = [4, 3, 2, 1]

/** Facet counts of a list: each facet counts the products that pass all other conditions. @param pricesSince see ProductFilter. */
export function productFacets(
  { without }: Filtered<ProductFacet>,
  index: SearchIndex<IndexedProduct>,
  pricesSince: number | undefined,
): ProductFacets {
  const sources = countFacet(without('source'), index.texts(PRODUCT_COLUMNS.source))
  return {
    categories: countFacet(without('category'), index.texts(PRODUCT_COLUMNS.category)),
    sources: sources.filter(({ value }) => (PRODUCT_SOURCES as readonly string[]).includes(value)),
    brands: countFacet(without('brand'), index.texts(PRODUCT_COLUMNS.brand), MAX_BRANDS),
    ratings: countRatings(without('rating'), index.numbers(PRODUCT_COLUMNS.rating)),
    inStock: countReaching(without('stock'), index.numbers(PRODUCT_COLUMNS.stock), 1),
    price: priceRange(pricedSince(without('price'), index, pricesSince), index.numbers(PRODUCT_COLUMNS.price)),
  }
}

function countRatings(docs: DocSet, ratings: Float64Array): Facet {
  return RATINGS.map((least) => ({ value: String(least), count: countReaching(docs, ratings, least) })).filter(
    ({ count }) => count > 0,
  )
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

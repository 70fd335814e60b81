import type { Pagination } from '@/lib/contract/fields/pagination'
import type { ProductFacets, Searched, Facet } from '@/lib/contract/search/search'
import type { Database } from '../../db/database'
import { paginate } from '../../db/query/sql'
import { describeSearch } from '@/lib/search/results/describe-search'
import type { DocSet } from '@/lib/search/index/doc-set'
import type { IndexedProduct } from '../../search/live/product-source'
import { siteSearch } from '../../search/live/site-search'
import { filterDocs, type Filtered, paginateHits, countFacet } from '@/lib/search/results/results'
import { PRODUCT_SOURCES } from '@/lib/contract/products/product-orders'
import type { SearchIndex } from '@/lib/search/index/search-index'
import type { PriceAge } from '../price-age'
import { toUnits } from '../product-row'
import {
  archivedDocs,
  type ProductFacet,
  type ProductFilter,
  searchConditions,
  pricedSince,
  PRODUCT_COLUMNS,
  compareProducts,
} from './product-filter'

const MAX_BRANDS = 30

const RATINGS = [4, 3, 2, 1]

/** By found set. At 50,000 products they take 5 of an uncached page's 10 ms. */
const wholeFacets = new WeakMap<object, { age: string; facets: ProductFacets }>()

type FoundProducts = {
  ids: string[]
  pagination: Pagination
  search?: Searched | undefined
  facets?: ProductFacets | undefined
}

/**
 * One page of the ids that a search or a filter finds.
 * @throws unavailable while the index is still being built
 */
export async function findProducts(
  database: Database,
  text: string,
  filter: ProductFilter,
  page: number,
  size: number,
): Promise<FoundProducts> {
  const { products } = siteSearch(database)
  const unlisted = filter.includeUnlinked ?? false
  const found = await (text
    ? products.find({ text, all: unlisted, correct: !filter.exact })
    : products.browse(unlisted))
  const listed = archivedDocs(found.docs, found.index, false)
  const conditions = searchConditions(filter, found.index)
  const filtered = filterDocs(listed, conditions)
  const { docs: passing } = filtered
  // Without a search, results are newest first already.
  const order =
    filter.sort && (text || filter.sort !== 'newest') ? compareProducts(filter.sort, filter.priceAge) : undefined
  const count = () => productFacets(filtered, found.index, filter.priceAge)
  return {
    ids: paginateHits(found, passing, { page, size, order }),
    pagination: paginate(page, size, passing.size),
    search: text ? describeSearch(text, found, passing) : undefined,
    facets: filter.facets ? (conditions.length > 0 ? count() : onceFor(found, filter.priceAge, count)) : undefined,
  }
}

/** The facet counts of a found set that no condition narrows, counted once while the set is cached. */
function onceFor(found: object, priceAge: PriceAge | undefined, count: () => ProductFacets): ProductFacets {
  const age = JSON.stringify(priceAge) ?? ''
  const known = wholeFacets.get(found)
  if (known?.age === age) return known.facets
  const facets = count()
  wholeFacets.set(found, { age, facets })
  return facets
}

/** Facet counts of a list: each facet counts the products that pass all other conditions. @param priceAge see ProductFilter. */
function productFacets(
  { without }: Filtered<ProductFacet>,
  index: SearchIndex<IndexedProduct>,
  priceAge: PriceAge | undefined,
): ProductFacets {
  const sources = countFacet(without('source'), index.texts(PRODUCT_COLUMNS.source))
  return {
    categories: countFacet(without('category'), index.texts(PRODUCT_COLUMNS.category)),
    sources: sources.filter(({ value }) => (PRODUCT_SOURCES as readonly string[]).includes(value)),
    brands: countFacet(without('brand'), index.texts(PRODUCT_COLUMNS.brand), MAX_BRANDS),
    ratings: countRatings(without('rating'), index.numbers(PRODUCT_COLUMNS.rating)),
    inStock: countReaching(without('stock'), index.numbers(PRODUCT_COLUMNS.stock), 1),
    price: priceRange(pricedSince(without('price'), index, priceAge), index.numbers(PRODUCT_COLUMNS.price)),
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

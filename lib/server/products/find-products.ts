import 'server-only'
import type { Pagination } from '@/lib/contract/pagination'
import { PRODUCT_SOURCES, type ProductOrder } from '@/lib/contract/product-orders'
import type { Facet, ProductFacets, Searched } from '@/lib/contract/search'
import type { Database } from '../db/database'
import { pageOf } from '../db/page-of'
import { countFacet } from '../search/count-facet'
import { describeSearch } from '../search/describe-search'
import type { ProductFacts } from '../search/live/product-source'
import { AnswersOf } from '../search/kept-results'
import { type Found, siteSearch } from '../search/live/site-search'
import { pageOfHits } from '../search/page-of-hits'
import type { ProductFilter } from './product-filter'
import { toHundredths, toUnits } from './product-row'

export type FoundProducts = { ids: string[]; pagination: Pagination; search?: Searched | undefined; facets?: ProductFacets | undefined }

type Order = (a: ProductFacts, b: ProductFacts) => number

const newest: Order = (a, b) => b.madeAt - a.madeAt || (a.id < b.id ? 1 : -1)
/** Products without a price, or without a rating, come last. */
const ORDERS: Record<ProductOrder, Order> = {
  newest,
  'price-low': (a, b) => (a.price ?? Number.MAX_VALUE) - (b.price ?? Number.MAX_VALUE) || newest(a, b),
  'price-high': (a, b) => (b.price ?? -1) - (a.price ?? -1) || newest(a, b),
  rating: (a, b) => (b.rating ?? -1) - (a.rating ?? -1) || newest(a, b),
}
const MOST_BRANDS = 30
const RATINGS = [4, 3, 2, 1]

const answers = new AnswersOf<Found<ProductFacts>, { ids: string[]; total: number; facets: ProductFacets | undefined }>()

/** Which products a search or a filter puts on a page; null while the site's words are still being read. */
export async function findProducts(
  database: Database,
  text: string,
  filter: ProductFilter,
  page: number,
  size: number,
): Promise<FoundProducts | null> {
  const { products } = siteSearch(database)
  const all = filter.includeUnlinked ?? false
  const found = await (text ? products.find({ text, all, correct: !filter.exact }) : products.browse(all))
  if (!found) return null
  const { ids, total, facets } = answers.get(found, { ...filter, search: undefined, page, size }, () => {
    const order = filter.sort ? ORDERS[filter.sort] : text ? undefined : newest
    const hits = pageOfHits(found, (facts) => passes(facts, filter), { page, size, order })
    return { ...hits, facets: filter.facets ? facetsOf([...found.first, ...found.others].map(({ facts }) => facts), filter) : undefined }
  })
  return { ids, pagination: pageOf(page, size, total), search: text ? describeSearch(text, found) : undefined, facets }
}

/** What the list can be narrowed to: each facet counts what the other filters let pass. */
function facetsOf(all: ProductFacts[], filter: ProductFilter): ProductFacets {
  const without = (...left: (keyof ProductFilter)[]) => {
    const others = { ...filter, ...Object.fromEntries(left.map((key) => [key, undefined])) }
    return all.filter((facts) => passes(facts, others))
  }
  const prices = without('minPrice', 'maxPrice').flatMap(({ price }) => price ?? [])
  const rated = without('minRating')
  const ratings: Facet = RATINGS.map((least) => ({ value: String(least), count: rated.filter(({ rating }) => (rating ?? 0) >= least).length }))
  const sources = countFacet(without('source'), ({ source }) => [source])
  return {
    categories: countFacet(without('postCategory'), ({ categories }) => categories),
    sources: sources.filter(({ value }) => (PRODUCT_SOURCES as readonly string[]).includes(value)),
    brands: countFacet(without('brand'), ({ brand }) => (brand ? [brand] : []), MOST_BRANDS),
    ratings: ratings.filter(({ count }) => count > 0),
    inStock: without('inStock').filter((facts) => facts.isInStock).length,
    price:
      prices.length === 0
        ? null
        : {
            min: toUnits(prices.reduce((a, b) => Math.min(a, b))) ?? 0,
            max: toUnits(prices.reduce((a, b) => Math.max(a, b))) ?? 0,
          },
  }
}

function passes(facts: ProductFacts, { postCategory, brand, source, minPrice, maxPrice, minRating, inStock }: ProductFilter): boolean {
  const price = facts.price
  return (
    (postCategory === undefined || facts.categories.includes(postCategory)) &&
    (brand === undefined || facts.brand === brand) &&
    (source === undefined || facts.source === source) &&
    (minPrice === undefined || (price !== null && price >= (toHundredths(minPrice) ?? 0))) &&
    (maxPrice === undefined || (price !== null && price <= (toHundredths(maxPrice) ?? 0))) &&
    (minRating === undefined || (facts.rating ?? 0) >= minRating) &&
    (!inStock || facts.isInStock)
  )
}

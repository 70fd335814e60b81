import { readPageNumber, readQueryText, MAX_QUERY_LENGTH } from '@/lib/contract/fields/address-query'
import { isCategory } from '@/lib/contract/posts/categories'
import { EXPLORE_PAGE_SIZE, MAX_CATEGORY_LENGTH, MAX_PRICE, MAX_RATING, PRODUCT_LENGTHS } from '@/lib/contract/limits'
import { PRODUCT_ORDERS, PRODUCT_SOURCES } from '@/lib/contract/products/product-orders'
import type { ProductNarrowing } from '@/lib/format/addresses/paths'

/** State of the Explore tab, stored in the URL. */
export type ExploreFilter = ProductNarrowing & { search: string; category: string; page: number }

type Query = Record<string, string | string[] | undefined>

/** Parses the filter from a query string; missing and invalid values are unset. */
export function readExploreFilter(query: Query): ExploreFilter {
  return withoutUsualOrder({
    search: readQueryText(query.search, MAX_QUERY_LENGTH),
    category: readCategory(query.post_category),
    page: readPageNumber(query.page),
    ...readNarrowing(query),
  })
}

/** Drops a sort order that is the default: newest is explicit only within a search. */
export function withoutUsualOrder(filter: ExploreFilter): ExploreFilter {
  const { sort, ...rest } = filter
  return sort === 'newest' && !filter.search ? rest : filter
}

function readNarrowing(query: Query): ProductNarrowing {
  const narrowing: ProductNarrowing = {
    source: PRODUCT_SOURCES.find((source) => source === query.source),
    brand: readQueryText(query.brand, PRODUCT_LENGTHS.brand) || undefined,
    min_price: readNumber(query.min_price, MAX_PRICE),
    max_price: readNumber(query.max_price, MAX_PRICE),
    min_rating: readNumber(query.min_rating, MAX_RATING),
    in_stock: query.in_stock === 'true' || undefined,
    sort: PRODUCT_ORDERS.find((order) => order === query.sort),
    exact: query.exact === 'true' || undefined,
  }
  return Object.fromEntries(Object.entries(narrowing).filter(([, value]) => value !== undefined))
}

function readCategory(value: Query[string]): string {
  const text = readQueryText(value, MAX_CATEGORY_LENGTH)
  return isCategory(text) ? text : ''
}

function readNumber(value: Query[string], max: number): number | undefined {
  const text = readQueryText(value, 12)
  return /^\d{1,9}(\.\d{1,2})?$/.test(text) && Number(text) <= max ? Number(text) : undefined
}

/** Number of filters set besides the search text and the category. */
export function narrowingCount({ source, brand, min_price, max_price, min_rating, in_stock }: ExploreFilter): number {
  return [source, brand, min_price ?? max_price, min_rating, in_stock].filter((value) => value !== undefined).length
}

/** Input of the API call for a filter, facets included. */
export function exploreCall({ search, category, page, ...narrowing }: ExploreFilter) {
  return {
    page,
    per_page: EXPLORE_PAGE_SIZE,
    facets: true,
    ...(search && { search }),
    ...(category && { post_category: category }),
    ...narrowing,
  }
}

/** `Showing 10 to 18 of 40 products`. */
export function exploreSummary(page: number, shown: number, total: number | null): string {
  const first = (page - 1) * EXPLORE_PAGE_SIZE + 1
  const range = `${first} to ${first + shown - 1}`
  return total === null ? `Showing products ${range}` : `Showing ${range} of ${total} products`
}

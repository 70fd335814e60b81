import { readPageNumber, readQueryText } from '@/lib/contract/address-query'
import { EXPLORE_PAGE_SIZE, MAX_QUERY_LENGTH } from '@/lib/contract/limits'

/** What the Explore tab shows; it stands in the address. */
export type ExploreFilter = { search: string; category: string; page: number }

const MAX_CATEGORY_LENGTH = 100

/** The filter that the query of an address asks for; what it lacks or gets wrong is as if unset. */
export function readExploreFilter(query: Record<string, string | string[] | undefined>): ExploreFilter {
  return {
    search: readQueryText(query.search, MAX_QUERY_LENGTH),
    category: readQueryText(query.post_category, MAX_CATEGORY_LENGTH),
    page: readPageNumber(query.page),
  }
}

/** The input of the call that answers a filter. */
export function exploreCall({ search, category, page }: ExploreFilter) {
  return { page, per_page: EXPLORE_PAGE_SIZE, ...(search && { search }), ...(category && { post_category: category }) }
}

/** `Showing 10 to 18 of 40 products`. */
export function exploreSummary(page: number, shown: number, total: number): string {
  const first = (page - 1) * EXPLORE_PAGE_SIZE + 1
  return `Showing ${first} to ${first + shown - 1} of ${total} products`
}

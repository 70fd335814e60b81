/** The canonical path of a post. */
export function postPath({ id, slug }: { id: string; slug: string | null }): string {
  return `/curated-posts/${[slug, id]
    .filter((part): part is string => Boolean(part))
    .map(encodeURIComponent)
    .join('/')}`
}

/** Posts are found at any address below `/curated-posts/~/` that ends in their id, and redirected. */
export const LOOK_UP = '~'

/** The canonical path of a category. */
export function categoryPath(name: string): string {
  return `/category/${encodeURIComponent(name)}/`
}

/** The path of the page of an author. */
export const authorPath = (id: string): string => `/authors/${encodeURIComponent(id)}`

/** The path of Explore without a search and filters; `explorePath` has those. */
export const EXPLORE_PATH = '/?tab=explore'

/** Decodes a path segment; null if its escapes are invalid. */
export function decodeSegment(segment: string): string | null {
  try {
    return decodeURIComponent(segment)
  } catch {
    return null
  }
}

/** Filters and order of search results. */
export type SearchNarrowing = { category?: string; tag?: string; sort?: string; exact?: boolean }

/** The path of search results, with only the parameters that differ from the defaults. */
export function searchPath(text: string, page = 1, { category, tag, sort, exact }: SearchNarrowing = {}): string {
  if (!text) return '/search'
  return `/search?${new URLSearchParams({
    q: text,
    ...(category && { category }),
    ...(tag && { tag }),
    ...(sort && { sort }),
    ...(exact && { exact: 'true' }),
    ...(page > 1 && { page: String(page) }),
  })}`
}

/** Filters and order of Explore's products besides their category; prices in units of a currency. */
export type ProductNarrowing = {
  source?: 'amazon' | 'homedepot' | 'other' | undefined
  brand?: string | undefined
  min_price?: number | undefined
  max_price?: number | undefined
  min_rating?: number | undefined
  in_stock?: boolean | undefined
  sort?: 'newest' | 'price-low' | 'price-high' | 'rating' | undefined
  exact?: boolean | undefined
}

type ExploreAddress = ProductNarrowing & { search?: string; category?: string; page?: number }

/** The path of the Explore tab, with only the parameters that are set. */
export function explorePath({ search, category, page = 1, ...narrowing }: ExploreAddress): string {
  const parameters = {
    tab: 'explore',
    search,
    post_category: category,
    ...narrowing,
    page: page > 1 ? page : undefined,
  }
  const set = Object.entries(parameters).filter(([, value]) => value !== undefined && value !== '' && value !== false)
  return `/?${new URLSearchParams(set.map(([key, value]) => [key, String(value)]))}`
}

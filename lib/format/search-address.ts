/** What the results of a search are narrowed to and how they are ordered. */
export type SearchNarrowing = { category?: string; tag?: string; sort?: string; exact?: boolean }

/** The address of a search's results; only what is set stands in it, and the first page has no number. Without a text there are none. */
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

/** What Explore's products are narrowed to beside their category, and how they are ordered; prices in units of a currency. */
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

/** The address of the Explore tab as it is filtered; only what is set stands in it. */
export function explorePath({ search, category, page = 1, ...narrowing }: ExploreAddress): string {
  const asked = { tab: 'explore', search, post_category: category, ...narrowing, page: page > 1 ? page : undefined }
  const set = Object.entries(asked).filter(([, value]) => value !== undefined && value !== '' && value !== false)
  return `/?${new URLSearchParams(set.map(([key, value]) => [key, String(value)]))}`
}

/** The one address of a post on this site. */
export function postPath({ id, slug }: { id: string; slug: string | null }): string {
  return `/curated-posts/${[slug, id].filter((part): part is string => Boolean(part)).map(encodeURIComponent).join('/')}`
}

/** The one address of a category's page. */
export function categoryPath(name: string): string {
  return `/category/${encodeURIComponent(name)}/`
}

/** What the results of a search are narrowed to and how they are ordered. */
export type SearchNarrowing = { category?: string; tag?: string; sort?: string; exact?: boolean }

/** The address of a search's results; only what is set stands in it, and the first page has no number. */
export function searchPath(text: string, page = 1, { category, tag, sort, exact }: SearchNarrowing = {}): string {
  return `/search?${new URLSearchParams({
    q: text,
    ...(category && { category }),
    ...(tag && { tag }),
    ...(sort && { sort }),
    ...(exact && { exact: 'true' }),
    ...(page > 1 && { page: String(page) }),
  })}`
}

/** The address of the Explore tab as it is filtered; only what is set stands in it. */
export function explorePath({ search = '', category = '', page = 1 }: { search?: string; category?: string; page?: number }): string {
  return `/?${new URLSearchParams({
    tab: 'explore',
    ...(search && { search }),
    ...(category && { post_category: category }),
    ...(page > 1 && { page: String(page) }),
  })}`
}

/** An address that a page may link to or show: http(s), or a path on this site; null for any other. */
export function safeAddress(address: string | null | undefined): string | null {
  const text = address?.trim() ?? ''
  return /^https?:\/\/[^\s/]/i.test(text) || /^\/(?![/\\])/.test(text) ? text : null
}

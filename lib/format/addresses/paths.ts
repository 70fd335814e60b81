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

/** The path to which pages send what is to be counted. */
export const COUNTS_PATH = '/api/counts'

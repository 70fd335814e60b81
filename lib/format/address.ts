/** The one address of a post on this site. */
export function postPath({ id, slug }: { id: string; slug: string | null }): string {
  return `/curated-posts/${[slug, id].filter((part): part is string => Boolean(part)).map(encodeURIComponent).join('/')}`
}

/** The one address of a category's page. */
export function categoryPath(name: string): string {
  return `/category/${encodeURIComponent(name)}/`
}

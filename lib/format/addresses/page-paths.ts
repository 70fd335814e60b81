/** The canonical path of a post. */
export function postPath({ id, slug }: { id: string; slug: string | null }): string {
  return `/curated-posts/${[slug, id]
    .filter((part): part is string => Boolean(part))
    .map(encodeURIComponent)
    .join('/')}`
}

/** The canonical path of a category. */
export function categoryPath(name: string): string {
  return `/category/${encodeURIComponent(name)}/`
}

/** The page of a list that is shown: its number, its full size, and how many items the API answered. */
type Shown = { page: number; size: number; count: number }
/** `total` is null if it is not known; `pages` is then one more than the page. `label` is `Page 2 of 3` or `Page 2`. */
export type ListPages = { total: number | null; pages: number; label: string }

/** The pages of a list. An API may return no pagination: then a full page has a next one, and the end is not known. */
export function listPages(
  pagination: { total: number; total_pages: number } | undefined,
  { page, size, count }: Shown,
): ListPages {
  if (!pagination && count >= size) return { total: null, pages: page + 1, label: `Page ${page}` }
  const { total, total_pages: pages } = pagination ?? { total: (page - 1) * size + count, total_pages: page }
  return { total, pages, label: `Page ${page} of ${pages}` }
}

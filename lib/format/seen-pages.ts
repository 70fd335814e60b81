/** Of a list whose API tells nothing of its pages, what one knows who stands on one: those before it, and what it shows. */
export function seenPages(page: number, size: number, shown: number): { total: number; total_pages: number } {
  return { total: (page - 1) * size + shown, total_pages: page }
}

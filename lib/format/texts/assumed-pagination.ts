/** Pagination for an API that returns none: assumes that all earlier pages were full. */
export function assumedPagination(page: number, size: number, shown: number): { total: number; total_pages: number } {
  return { total: (page - 1) * size + shown, total_pages: page }
}

import 'server-only'
import type { Pagination } from '@/lib/contract/pagination'

/** Where a page of `size` rows stands among `total` rows. */
export function paginate(page: number, size: number, total: number): Pagination {
  const pages = Math.max(1, Math.ceil(total / size))
  return { page, total, total_pages: pages, has_prev: page > 1, has_next: page < pages }
}

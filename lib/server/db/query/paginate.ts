import 'server-only'
import type { Pagination } from '@/lib/contract/fields/pagination'

/** Pagination fields for a page of `size` rows out of `total`. */
export function paginate(page: number, size: number, total: number): Pagination {
  const pages = Math.max(1, Math.ceil(total / size))
  return { page, total, total_pages: pages, has_prev: page > 1, has_next: page < pages }
}

import { getTableColumns } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Pagination } from '@/lib/contract/fields/pagination'

/** Values of columns from their JSON, in which dates are texts. @param json by the names of the columns in the schema. */
export function fromJson(table: PgTable, json: Record<string, unknown>): Record<string, unknown> {
  const columns = getTableColumns(table)
  return Object.fromEntries(
    Object.entries(json).map(([name, value]) => [
      name,
      columns[name]?.dataType === 'date' && typeof value === 'string' ? new Date(value) : value,
    ]),
  )
}

/** The LIKE pattern of values that contain a text. */
export const containing = (text: string) => `%${text.trim().replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`

/** Pagination fields for a page of `size` rows out of `total`. */
export function paginate(page: number, size: number, total: number): Pagination {
  const pages = Math.max(1, Math.ceil(total / size))
  return { page, total, total_pages: pages, has_prev: page > 1, has_next: page < pages }
}

/**
 * Reads a page from the nearer end of a sorted list, since OFFSET skips rows one by one: the last page is then as cheap
 * as the first. `size` is smaller than the page's if the list ends on it.
 * @param skipped rows before the page, fewer than `total`
 */
export function seekDirection(
  skipped: number,
  size: number,
  total: number,
): { reversed: boolean; offset: number; size: number } {
  const remaining = Math.min(size, total - skipped)
  const behind = total - skipped - remaining
  return behind < skipped
    ? { reversed: true, offset: behind, size: remaining }
    : { reversed: false, offset: skipped, size }
}

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
 * as the first.
 * @param read reads `limit` rows after `offset` rows, in the opposite order if `reversed`
 */
export async function readPage<Row>(
  page: number,
  size: number,
  total: number,
  read: (part: { reversed: boolean; offset: number; limit: number }) => Promise<Row[]>,
): Promise<{ rows: Row[]; pagination: Pagination }> {
  const skipped = (page - 1) * size
  const limit = Math.min(size, total - skipped)
  const behind = total - skipped - limit
  const reversed = behind < skipped
  const rows = limit > 0 ? await read({ reversed, offset: reversed ? behind : skipped, limit }) : []
  return { rows, pagination: paginate(page, size, total) }
}

import 'server-only'
import type { PGlite, QueryOptions } from '@electric-sql/pglite'

/**
 * Leaves a client what a query says of reading values: Drizzle says the same with each, and PGlite copied its 300 parsers for it,
 * which took longer than to plan the query.
 */
export function leaveParsers(client: PGlite): void {
  const { query } = client
  const asked = (text: string, values?: unknown[], { parsers, ...options }: QueryOptions = {}) => {
    Object.assign(client.parsers, parsers)
    return query.call(client, text, values, options)
  }
  Object.assign(client, { query: asked })
}

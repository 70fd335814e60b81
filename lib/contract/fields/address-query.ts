import { printable } from '@/lib/format/texts/printable'

export const MAX_PAGE = 1_000_000
/** Characters of a search. */
export const MAX_QUERY_LENGTH = 200

type QueryValue = string | string[] | undefined

const first = (value: QueryValue) => (Array.isArray(value) ? value[0] : value) ?? ''

/** A page number from a query string; 1 for an invalid one. */
export function readPageNumber(value: QueryValue): number {
  const text = first(value)
  const page = /^\d{1,9}$/.test(text) ? Number(text) : 1
  return page >= 1 && page <= MAX_PAGE ? page : 1
}

/** Text from a query string: trimmed, at most `max` characters, without those that a page cannot hold. */
export function readQueryText(value: QueryValue, max: number): string {
  return printable(first(value).trim().slice(0, max))
}

/** A copy of JSON data with each text in it, names of fields included, changed. Dates stay as they are. */
export function mapTexts<T>(value: T, change: (text: string) => string): T {
  if (typeof value === 'string') return change(value) as T
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, change)) as T
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [change(key), mapTexts(entry, change)])) as T
}

/** The value without NUL and lone surrogates, which PostgreSQL cannot store. */
export const storable = <T>(value: T): T =>
  mapTexts(value, (text) => text.replaceAll('\0', '').replace(/\p{Cs}/gu, '\ufffd'))

/** Open elements at most: each slows down the parser for every element after it. */
export const MAX_OPEN = 1_000

/** Markup with more open elements than a person writes. */
export class TooDeep extends Error {}

/** HTML as text, with spaces in place of its tags. */
export const withoutTags = (html: string) => html.replace(/(?:<[a-z/!?][^<>]*>)+/gi, ' ').replaceAll('<', '&lt;')

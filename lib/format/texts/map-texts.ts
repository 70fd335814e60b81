/** A copy of JSON data with each text in it, names of fields included, changed. Dates stay as they are. */
export function mapTexts<T>(value: T, change: (text: string) => string): T {
  if (typeof value === 'string') return change(value) as T
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, change)) as T
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [change(key), mapTexts(entry, change)])) as T
}

/** Characters that HTML and XML forbid: controls other than white space, lone surrogates and noncharacters. */
const FORBIDDEN = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\p{Cs}\p{Noncharacter_Code_Point}]/gu

/** The text without the characters that no page and no feed can hold. */
export const printable = (text: string): string => text.replace(FORBIDDEN, '')

/** The value without NUL and lone surrogates, which PostgreSQL cannot store. */
export const storable = <T>(value: T): T =>
  mapTexts(value, (text) => text.replaceAll('\0', '').replace(/\p{Cs}/gu, '\ufffd'))

/** Open elements at most: each slows down the parser for every element after it. */
export const MAX_OPEN = 1_000

/** Markup with more open elements than a person writes. */
export class TooDeep extends Error {}

/** HTML as text, with spaces in place of its tags. */
export const withoutTags = (html: string) => html.replace(/(?:<[a-z/!?][^<>]*>)+/gi, ' ').replaceAll('<', '&lt;')

import { formatDate } from '../dates'

const DIGITS = { minimumFractionDigits: 2, maximumFractionDigits: 2 }

const plain = new Intl.NumberFormat('en-US', DIGITS)

/** Cached: creating a formatter takes longer than rendering a product. */
const formatters = new Map<string, Intl.NumberFormat>()

const MAX_CACHED = 100

function formatterOf(currency: string): Intl.NumberFormat {
  const known = formatters.get(currency)
  if (known) return known
  const made = new Intl.NumberFormat('en-US', { style: 'currency', currency, ...DIGITS })
  if (formatters.size < MAX_CACHED) formatters.set(currency, made)
  return made
}

/**
 * A price in US English with two decimals: `$1,234.50`.
 * @param amount in units of the currency, not in cents.
 * @param currency ISO 4217 code; any other text is appended.
 */
export function formatPrice(amount: number, currency: string): string {
  return /^[A-Za-z]{3}$/.test(currency)
    ? formatterOf(currency).format(amount)
    : `${plain.format(amount)} ${currency}`.trim()
}

const DAY = 86_400_000

/**
 * 'Price checked on March 4, 2026', for a price that is older than a day; null for another one, or of unknown age.
 * A date, and not an age, since pages are cached.
 * @param at ISO 8601 timestamp.
 */
export function priceChecked(at: string | null | undefined, now = Date.now()): string | null {
  const moment = at ? Date.parse(at) : NaN
  return at && now - moment > DAY ? `Price checked on ${formatDate(at)}` : null
}

/** Digits in groups of three or two, or without groups, with decimals. */
const AMOUNT = new RegExp(
  [
    "\\d{1,3}(?:([ .,'])\\d{3}(?!\\d))(?:\\1\\d{3}(?!\\d))*(?:(?!\\1)[.,] ?\\d{1,2}(?!\\d)|(?!\\1)[.,]\\d{3,})?",
    '\\d{1,2}(?:,\\d{2})+,\\d{3}(?!\\d)(?:\\.\\d+)?|\\d+(?:[.,](?:\\d+| \\d{1,2}(?![\\d.,])))?|[.,]\\d+',
  ].join('|'),
  'g',
)

/** An amount with its position in a text. */
export type FoundAmount = { amount: number; start: number; end: number }

/** All numbers in a normalized text, in order. */
export function amountsIn(text: string): FoundAmount[] {
  return [...text.matchAll(AMOUNT)].flatMap((match) => {
    const amount = readAmount(match[0])
    return amount === null ? [] : [{ amount, start: match.index, end: match.index + match[0].length }]
  })
}

/** Parses digits with separators: `1.144.000`, `1 299,00`, `1,299`, `.75`. */
export function readAmount(text: string): number | null {
  const compact = text.replace(/[ ']/g, '')
  const decimal = decimalSignOf(compact)
  const plain = decimal
    ? compact.slice(0, decimal).replace(/[.,]/g, '') + '.' + compact.slice(decimal + 1)
    : compact.replace(/[.,]/g, '')
  const amount = Number(compact.startsWith('.') || compact.startsWith(',') ? `0.${compact.slice(1)}` : plain)
  return Number.isFinite(amount) ? amount : null
}

/** The index of the decimal separator; 0 if there is none. Three digits after a single separator are a group. */
function decimalSignOf(compact: string): number {
  const last = Math.max(compact.lastIndexOf('.'), compact.lastIndexOf(','))
  if (last <= 0) return 0
  const signs = compact.replace(/\d/g, '')
  const repeated = signs.length > 1 && signs.at(-1) === signs.at(-2)
  if (repeated) return 0
  const after = compact.length - last - 1
  const grouped = signs.length === 1 && after === 3 && /^[1-9]\d{0,2}$/.test(compact.slice(0, last))
  return grouped ? 0 : last
}

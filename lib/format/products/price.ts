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

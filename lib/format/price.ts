const DIGITS = { minimumFractionDigits: 2, maximumFractionDigits: 2 }
const plain = new Intl.NumberFormat('en-US', DIGITS)

/** Cached: creating a formatter takes longer than rendering a product. */
const formatters = new Map<string, Intl.NumberFormat>()
const MOST_KEPT = 100

function formatterOf(currency: string): Intl.NumberFormat {
  const known = formatters.get(currency)
  if (known) return known
  const made = new Intl.NumberFormat('en-US', { style: 'currency', currency, ...DIGITS })
  if (formatters.size < MOST_KEPT) formatters.set(currency, made)
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

import { countOf } from '../texts/counts'
import { formatDate } from '../dates'

/** A Map, since a shop may send any word, even `constructor`; of pairs, so that bundles without a use of it leave it out. */
const LABELS: ReadonlyMap<string, string> = new Map([
  ['instock', 'In stock'],
  ['limited', 'Limited stock'],
  ['limitedavailability', 'Limited stock'],
  ['outofstock', 'Out of stock'],
  ['soldout', 'Sold out'],
  ['preorder', 'Pre-order'],
  ['backorder', 'On back order'],
  ['discontinued', 'Discontinued'],
])

/** An availability as text: known codes of shops and schema.org are translated, others are unchanged. */
export function formatAvailability(availability: string): string {
  return LABELS.get(codeOf(availability)) ?? availability
}

/** Normalized codes that mean in stock. */
const IN_STOCK_CODES: ReadonlySet<string> = new Set([
  'instock',
  'limited',
  'limitedavailability',
  'instoreonly',
  'onlineonly',
  'available',
])

/** Whether an availability (a code or English text) means in stock. */
export function isInStock(availability: string | null): boolean {
  if (!availability) return false
  return IN_STOCK_CODES.has(codeOf(availability)) || /^in ?stock\b/i.test(availability.trim())
}

const OUT_OF_STOCK_CODES: ReadonlySet<string> = new Set([
  'outofstock',
  'soldout',
  'discontinued',
  'unavailable',
  'currentlyunavailable',
])

/** Whether an availability (a code or English text) means out of stock; an unknown one is neither. */
export function isOutOfStock(availability: string | null): boolean {
  if (!availability) return false
  return (
    OUT_OF_STOCK_CODES.has(codeOf(availability)) ||
    /^(currently )?(out of stock|sold out|unavailable|discontinued)\b/i.test(availability.trim())
  )
}

const codeOf = (availability: string) =>
  availability
    .replace(/^https?:\/\/schema\.org\//i, '')
    .replace(/[\s_-]/g, '')
    .toLowerCase()

/** A GTIN without leading zeros and separators; null if it is none. */
export function bareGtin(upc: string | null | undefined): string | null {
  const digits = (upc ?? '').replace(/[\s-]/g, '').replace(/^0+/, '')
  return /^\d{7,14}$/.test(digits) ? digits : null
}

/** A rating out of 5 with one decimal: `4.6`. */
export function formatRating(rating: number): string {
  return rating.toFixed(1)
}

/** A review count: `1 review`, `2,290 reviews`. */
export function formatReviewCount(count: number): string {
  return countOf(count, 'review')
}

/** A rating out of 5 in percent, 0 to 100. */
export function ratingPercent(rating: number): number {
  return Math.min(100, Math.max(0, Math.round(rating * 20)))
}

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

type Offer = {
  shop: string
  product_url: string
  price: number | null
  currency: string
  availability: string | null
  shipping: string | null
  price_at: string | null
  price_hidden?: boolean | undefined
  price_dated?: boolean | undefined
}

/** What precedes the offers of other shops. */
export const ALSO_AT = 'Also at'

type Dated = { price_at?: string | null | undefined; price_dated?: boolean | undefined }

/** 'Price checked on March 4, 2026' beside an old price, and 'Price of Mar 4, 2026' beside any other of a shop whose terms demand it. */
export function offerChecked({ price_at: at, price_dated: isDated }: Dated): string | null {
  return priceChecked(at) ?? (isDated && at ? `Price of ${formatDate(at, 'medium')}` : null)
}

/** Price, availability unless in stock, shipping, and when the price was checked: `$89.00 · Free shipping`. */
export function offerText(offer: Offer): string {
  const { price, price_hidden: isHidden, currency, availability, shipping } = offer
  const isShown = price !== null && !isHidden
  return [
    isShown ? formatPrice(price, currency) : 'See price',
    availability && !isInStock(availability) ? formatAvailability(availability) : null,
    shipping,
    isShown ? offerChecked(offer) : null,
  ]
    .filter(Boolean)
    .join(' · ')
}

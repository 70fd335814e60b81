import { countOf } from '../texts/counts'

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

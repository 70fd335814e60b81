/** By code; a shop may write any word, `constructor` too. */
const LABELS: ReadonlyMap<string, string> = new Map(Object.entries({
  instock: 'In stock',
  limited: 'Limited stock',
  limitedavailability: 'Limited stock',
  outofstock: 'Out of stock',
  soldout: 'Sold out',
  preorder: 'Pre-order',
  backorder: 'On back order',
  discontinued: 'Discontinued',
}))

/** Availability in words: codes as shops and schema.org write them are named, other texts stay. */
export function formatAvailability(availability: string): string {
  return LABELS.get(codeOf(availability)) ?? availability
}

/** Codes of availabilities, without spaces and in lower case, that say there is some to buy. */
export const IN_STOCK_CODES: ReadonlySet<string> = new Set(['instock', 'limited', 'limitedavailability', 'instoreonly', 'onlineonly', 'available'])

/** Whether an availability says, as a code or in English words, that there is some to buy. */
export function isInStock(availability: string | null): boolean {
  if (!availability) return false
  return IN_STOCK_CODES.has(codeOf(availability)) || /^in ?stock\b/i.test(availability.trim())
}

const OUT_OF_STOCK_CODES: ReadonlySet<string> = new Set(['outofstock', 'soldout', 'discontinued', 'unavailable', 'currentlyunavailable'])

/** Whether an availability says, as a code or in English words, that there is none to buy; one that is not known says neither. */
export function isOutOfStock(availability: string | null): boolean {
  if (!availability) return false
  return OUT_OF_STOCK_CODES.has(codeOf(availability)) || /^(currently )?(out of stock|sold out|unavailable|discontinued)\b/i.test(availability.trim())
}

const codeOf = (availability: string) =>
  availability
    .replace(/^https?:\/\/schema\.org\//i, '')
    .replace(/[\s_-]/g, '')
    .toLowerCase()

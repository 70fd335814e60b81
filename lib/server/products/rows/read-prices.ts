import { FEED_FIELDS, type FeedField } from '@/lib/contract/products/feed-views'
import { MAX_PRICE } from '@/lib/contract/limits'
import { currencyIn } from '@/lib/reader/price/currency'
import { parsePrice } from '@/lib/reader/price/parse-price'

/** The value of a field in a row; empty where it has none. */
export type Cells = (field: FeedField) => string

export type PriceField = 'price' | 'original_price' | 'sale_price'

/** The forms that nearly all feeds write, which cost nothing to read. */
const PLAIN = /^(\d{1,9}(?:\.\d{1,2})?)(?: ([A-Z]{3}))?$/

/**
 * The prices of a row in units of their currency, which is null where the row names none.
 * @param standard the currency that an ambiguous sign stands for.
 * @param isFree whether 0 is a price.
 * @returns what is wrong, as text.
 */
export function readPrices<Field extends PriceField>(
  cellOf: Cells,
  fields: readonly Field[],
  { standard, isFree }: { standard: string; isFree: boolean },
) {
  const named = cellOf('currency')
  const code = named === '' ? null : currencyIn(named)
  if (named !== '' && !code) return `${FEED_FIELDS.currency} “${named.slice(0, 40)}” is not known`
  const prices: Partial<Record<Field, number>> = {}
  let currency = code
  for (const field of fields) {
    const cell = cellOf(field)
    // Shops write 0 for an old price that there is not, never for a price.
    if (cell === '' || (field !== 'price' && /^[0.,]+(?: [A-Z]{3})?$/.test(cell))) continue
    const plain = PLAIN.exec(cell)
    const read = plain ? { amount: Number(plain[1]), currency: plain[2] ?? null } : parsePrice(cell, code ?? standard)
    const { amount } = read
    if (amount === null || amount > MAX_PRICE || (amount <= 0 && !isFree) || /^\s*[-−(]/.test(cell))
      return `${FEED_FIELDS[field]} “${cell.slice(0, 40)}” is ${isFree ? 'not an amount' : 'no amount above 0'}`
    prices[field] = amount
    currency ??= read.currency
  }
  return { prices, currency }
}

import 'server-only'
import type { feedRows } from '../../db/schema/feed-schema'

type Prices = Pick<typeof feedRows.$inferSelect, 'price' | 'originalPrice' | 'salePrice' | 'saleFrom' | 'saleUntil'>

/** The price of a row at a moment: a sale counts between its dates. Hundredths. */
export function priceAt({ price, originalPrice, salePrice, saleFrom, saleUntil }: Prices, now: Date) {
  const isSale = salePrice !== null && (saleFrom === null || saleFrom <= now) && (saleUntil === null || now < saleUntil)
  return isSale ? { price: salePrice, originalPrice: originalPrice ?? price } : { price, originalPrice }
}

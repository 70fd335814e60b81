import { sql } from 'drizzle-orm'
import { formatPrice } from '@/lib/format/products/price'
import { defaultMeasures, type Kit, readItem, readKit } from '@/lib/measure/kit'
import { packPrice, pricedRow, totals } from '@/lib/measure/kit-text'
import { posts } from '../db/schema/post-schema'
import type { StoredProduct } from '../products/product-row'

/** The first project kit of a post as it is stored, from its attribute to the end of its table; null without one. */
export const kitColumn = sql<string | null>`substring(${posts.content} from 'data-kit="[^"]*?".*?</table>')`

/** Reads what `kitColumn` holds. The rows have no names: their number and their prices count. */
export function readKitColumn(stored: string | null): Kit {
  const [, attribute = ''] = /^data-kit="([^"]*)"/.exec(stored ?? '') ?? []
  const items = [...(stored ?? '').matchAll(/ data-item="([^"]*)"/g)].flatMap(([, text = '']) => readItem(text) ?? [])
  return { ...readKit(attribute), items }
}

type Price = Pick<StoredProduct, 'price' | 'currency'>

/**
 * What a post's project takes: `Easy · A weekend · about $200`. The cost is the total of its kit, as its page adds it up; left out
 * where the quantity or the price of a material is not known, or there are several currencies. A tool without a price is at hand.
 * @param priceOf the price of a product that the post features
 */
export function effortOf(kit: Kit, priceOf: (id: string) => Price | null): string | null {
  const measures = defaultMeasures(kit)
  const rows = kit.items.map((item) => pricedRow(item, measures, packPrice(item, priceOf(item.product))))
  const sums = totals(rows)
  const isKnown = rows.every(({ quantity, price }, at) => kit.items[at]?.use === 'tool' || (quantity && price))
  const sum = sums.length === 1 && isKnown ? sums[0] : undefined
  const cost = sum && `about ${aboutPrice((sum.low + sum.high) / 200, sum.currency)}`
  return [kit.difficulty, kit.time, cost].filter(Boolean).join(' · ') || null
}

/** A price in the steps that an estimate is read in: to $5 below $100, to $10 below $500, else to $50. */
function aboutPrice(amount: number, currency: string): string {
  const step = amount < 100 ? 5 : amount < 500 ? 10 : 50
  return formatPrice(Math.max(step, Math.round(amount / step) * step), currency).replace('.00', '')
}

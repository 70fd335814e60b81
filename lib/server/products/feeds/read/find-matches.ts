import type { FeedMatch } from '@/lib/contract/products/feed'
import { readTradeNumber } from '@/lib/reader/read-number'
import { identitiesOf, type KnownProducts } from '../../import/known-products'
import { productKey } from '../../product-identity'
import { shortKey } from '../../product-row'
import { type FeedItem, wordsOf } from './read-row'

export type FoundMatch = { key: string; productId: string; by: FeedMatch['by']; certain: boolean }

/** The products that a row is the same as: certain by a code that one product alone has, otherwise to be offered. */
export function matchesOf(item: FeedItem, known: KnownProducts): FoundMatch[] {
  if (known.size === 0) return []
  const productUrl = item.shopUrl ?? item.productUrl
  const key = shortKey(productKey(productUrl))
  for (const { same: by, code } of identitiesOf({ ...item, key, productUrl })) {
    const products = known.get(code)
    if (!products) continue
    return products.map(({ id, name }) => ({
      key: item.key,
      productId: id,
      by,
      certain: products.length === 1 && (by !== 'gtin' || isSure(item, name)),
    }))
  }
  return []
}

/** Whether a GTIN is one by its last digit, and not that of a product whose name is wholly another. */
function isSure({ upc, name }: FeedItem, other: string): boolean {
  const words = new Set(wordsOf(name).split(' '))
  const isNamed = wordsOf(other)
    .split(' ')
    .some((word) => words.has(word))
  return isNamed && readTradeNumber(upc?.padStart(14, '0')) !== null
}

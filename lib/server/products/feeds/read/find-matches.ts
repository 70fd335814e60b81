import type { MatchedBy } from '@/lib/contract/products/feed-views'
import { unwrapLink } from '@/lib/format/addresses/network-links'
import { bareGtin } from '@/lib/format/products/product-values'
import { identitiesOf } from '../../import/known-products'
import type { products } from '../../../db/schema/post-schema'
import { productKey } from '../../product-identity'
import { shortKey } from '../../product-row'
import { type FeedItem, wordsOf } from './read-row'

/** A product as far as rows are compared with it. */
type ComparedProduct = Pick<typeof products.$inferSelect, 'id' | 'name' | 'key' | 'upc' | 'sku' | 'productUrl'>

/** Products by each code that identifies them. */
export type KnownProducts = ReadonlyMap<string, readonly { id: string; name: string }[]>

export type FoundMatch = { key: string; productId: string; by: MatchedBy; certain: boolean }

/** Products by their codes, also by the address that the link of a network leads to. */
export function knownProducts(products: readonly ComparedProduct[]): KnownProducts {
  const known = new Map<string, { id: string; name: string }[]>()
  for (const { id, name, ...codes } of products) {
    const productUrl = unwrapLink(codes.productUrl)
    const key = productUrl === codes.productUrl ? codes.key : shortKey(productKey(productUrl))
    for (const { code } of identitiesOf({ ...codes, key, productUrl }))
      known.set(code, [...(known.get(code) ?? []), { id, name }])
  }
  return known
}

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
  const others = wordsOf(other).split(' ')
  return isValidGtin(upc) && others.some((word) => words.has(word))
}

function isValidGtin(upc: string | null): boolean {
  const digits = bareGtin(upc)?.padStart(14, '0')
  if (!digits) return false
  const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 3 : 1), 0)
  return sum % 10 === 0
}

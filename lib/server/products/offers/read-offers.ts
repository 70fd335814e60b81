import { asc } from 'drizzle-orm'
import type { ProductOffer } from '@/lib/contract/products/product'
import { type AffiliateProgramme, programmeFor } from '@/lib/format/addresses/affiliate-link'
import { shopHost } from '@/lib/format/addresses/hosts'
import { unwrapLink } from '@/lib/format/addresses/network-links'
import { isOutOfStock } from '@/lib/format/products/product-values'
import type { Database } from '../../db/database'
import { isOneOf } from '../../db/query/is-one-of'
import { RowCache } from '../../db/query/row-cache'
import { productOffers } from '../../db/schema/offer-schema'
import { productKey } from '../product-identity'
import { type StoredProduct, toUnits } from '../product-row'

export type Offer = typeof productOffers.$inferSelect

/** The offers of recently shown products, also of those without any: as many as there are products in such a cache. */
const shownLately = new RowCache<{ id: string; offers: Offer[] }>(5_000)

/** @returns the offers of one of these products, with the one that it shows itself. */
export async function readOffers(database: Database, ids: string[]): Promise<(id: string) => readonly Offer[]> {
  const rows = await shownLately.byIds(database, [...new Set(ids)], 'all', async (missing) => {
    const { productId, source, position } = productOffers
    const found = await database
      .select()
      .from(productOffers)
      .where(isOneOf(productId, missing))
      .orderBy(asc(productId), asc(source), asc(position))
    return missing.map((id) => ({ id, offers: found.filter((offer) => offer.productId === id) }))
  })
  const offers = new Map(rows.map((row) => [row.id, row.offers]))
  return (id) => offers.get(id) ?? []
}

/** The offers that a product does not show itself, one for each address: those in its currency first, the best first. */
export function otherOffers(
  product: Pick<StoredProduct, 'product_url' | 'currency'>,
  offers: readonly Offer[],
  programmes: readonly AffiliateProgramme[],
): ProductOffer[] {
  if (offers.length === 0) return []
  const own = keyOf(product.product_url)
  const others = offers.filter(({ productUrl }) => keyOf(productUrl) !== own)
  return bestFirst(others, product.currency, programmes).map(toOffer)
}

function toOffer({ productUrl: product_url, currency, availability, shipping, ...offer }: Offer): ProductOffer {
  const prices = { price: toUnits(offer.price), original_price: toUnits(offer.originalPrice), currency }
  const shop = offer.shopName ?? shopHost(product_url)
  const known = { price_at: offer.checkedAt.toISOString(), by_hand: offer.source === 'hand' }
  return { shop, product_url, ...prices, availability, shipping, ...known }
}

/** The same for all addresses of an offer, links of networks to it included. */
export function keyOf(address: string): string {
  const bare = unwrapLink(address)
  return URL.canParse(bare) ? productKey(bare) : bare
}

/**
 * One offer for each address: those in a currency first, in stock before out of stock, lower prices first and those without a
 * price last, by the order of shops when equal.
 */
export function bestFirst(
  offers: readonly Offer[],
  currency: string,
  programmes: readonly AffiliateProgramme[],
): Offer[] {
  const ranked = offers.map((offer) => {
    const place = programmeFor(offer.productUrl, programmes)?.place ?? Infinity
    const [isForeign, isOut] = [offer.currency !== currency, isOutOfStock(offer.availability)].map(Number)
    return {
      offer,
      key: keyOf(offer.productUrl),
      ranks: [isForeign, isOut, offer.price ?? Infinity, place] as number[],
    }
  })
  // Two infinite ranks differ by NaN, which counts as equal.
  ranked.sort((a, b) => a.ranks.map((rank, at) => rank - (b.ranks[at] ?? 0)).find(Boolean) ?? 0)
  const keys = ranked.map(({ key }) => key)
  return ranked.flatMap(({ offer, key }, at) => (keys.indexOf(key) === at ? [offer] : []))
}

import 'server-only'
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
  const isForeign = ({ currency }: Offer) => Number(currency !== product.currency)
  const placeOf = placeAmong(programmes)
  const sorted = [...offers].sort(
    (a, b) => isForeign(a) - isForeign(b) || compareOffers(a, b) || placeOf(a) - placeOf(b),
  )
  const keys = [keyOf(product.product_url), ...sorted.map(({ productUrl }) => keyOf(productUrl))]
  return sorted.filter((_, at) => keys.indexOf(keys[at + 1] ?? '') === at + 1).map(toOffer)
}

const toOffer = (offer: Offer): ProductOffer => ({
  shop: offer.shopName ?? shopHost(offer.productUrl),
  product_url: offer.productUrl,
  price: toUnits(offer.price),
  original_price: toUnits(offer.originalPrice),
  currency: offer.currency,
  availability: offer.availability,
  shipping: offer.shipping,
  price_at: offer.checkedAt.toISOString(),
  by_hand: offer.source === 'hand',
})

type Stated = { productUrl: string; price: number | null; availability: string | null }

/** The same for all addresses of an offer, links of networks to it included. */
export function keyOf(address: string): string {
  const bare = unwrapLink(address)
  return URL.canParse(bare) ? productKey(bare) : bare
}

/** In stock before out of stock, lower prices first, those without a price last; in one currency. */
export function compareOffers(a: Stated, b: Stated): number {
  const stock = Number(isOutOfStock(a.availability)) - Number(isOutOfStock(b.availability))
  return stock || (a.price ?? Number.MAX_SAFE_INTEGER) - (b.price ?? Number.MAX_SAFE_INTEGER)
}

/** @returns the place of an offer in the order of shops, which decides between equal prices. */
export const placeAmong =
  (programmes: readonly AffiliateProgramme[]) =>
  ({ productUrl }: Stated): number =>
    programmeFor(productUrl, programmes)?.place ?? Number.MAX_SAFE_INTEGER

import 'server-only'
import { type AffiliateProgramme, programmeFor } from '@/lib/format/addresses/affiliate-link'
import { unwrapLink } from '@/lib/format/addresses/network-links'
import { isOutOfStock } from '@/lib/format/products/product-values'
import { productKey } from '../product-identity'

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

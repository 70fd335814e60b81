import type { CatalogProduct } from '@/lib/contract/products/catalog'
import { STALE_PRICE_DAYS } from '@/lib/contract/products/catalog-views'
import { isUntagged, type AffiliateProgramme } from '@/lib/format/addresses/affiliate-link'
import { daysSince } from '@/lib/format/dates'
import { describeLink } from '../../admin/products/describe-link'
import type { Check } from './check'

/**
 * The checks of linked products: links, prices and affiliate tags.
 * @param now milliseconds.
 */
export function productChecks(
  products: readonly CatalogProduct[],
  programmes: readonly AffiliateProgramme[],
  now: number,
): Check[] {
  return products.flatMap(({ product, link, price_at }) => {
    const place = { href: `/admin/product/${encodeURIComponent(product.product_id)}` }
    const found = describeLink(link)
    const age = price_at ? daysSince(price_at, now) : 0
    return [
      found?.isTrouble ? `${product.name}: ${lowerFirst(found.text)}` : '',
      age > STALE_PRICE_DAYS ? `${product.name}: the price is ${age} days old` : '',
      isUntagged(product.product_url, programmes) ? `${product.name}: the link lacks your affiliate tag` : '',
    ].flatMap((text) => (text ? [{ text, place }] : []))
  })
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

import { isAmazon } from '../addresses/shops'
import { shopHost } from '../addresses/hosts'
import { formatPrice, priceChecked } from './price'
import { formatAvailability, isInStock } from './product-values'

type Offer = {
  shop: string
  product_url: string
  price: number | null
  currency: string
  availability: string | null
  shipping: string | null
  price_at: string | null
  price_hidden?: boolean | undefined
}

/** What precedes the offers of other shops. */
export const ALSO_AT = 'Also at'

/** 'Price checked on March 4, 2026' beside an old price, and beside every one of Amazon, whose terms demand it. */
export function offerChecked({ product_url: address, price_at: at }: Pick<Offer, 'product_url' | 'price_at'>) {
  return priceChecked(at, isAmazon(shopHost(address)) ? Number.POSITIVE_INFINITY : Date.now())
}

/** Price, availability unless in stock, shipping, and when the price was checked: `$89.00 · Free shipping`. */
export function offerText(offer: Offer): string {
  const { price, price_hidden: isHidden, currency, availability, shipping } = offer
  const isShown = price !== null && !isHidden
  return [
    isShown ? formatPrice(price, currency) : 'See price',
    availability && !isInStock(availability) ? formatAvailability(availability) : null,
    shipping,
    isShown ? offerChecked(offer) : null,
  ]
    .filter(Boolean)
    .join(' · ')
}

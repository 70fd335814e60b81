import 'server-only'
import { env } from '../../core/env'
import { mapProducts } from './map-products'

const MINUTE = 60_000
const DAY = 86_400_000

/** The moment in milliseconds before which prices are hidden from visitors, to the minute; undefined where none are. */
export function pricesSince(): number | undefined {
  const days = env().HIDE_PRICES_AFTER_DAYS
  return days === undefined ? undefined : Math.floor(Date.now() / MINUTE) * MINUTE - days * DAY
}

/** A copy of a response without the prices that are hidden; for the admin they are only marked. */
export function withoutHiddenPrices<T>(answer: T, isAdmin: boolean): T {
  const since = pricesSince()
  if (since === undefined) return answer
  return mapProducts(answer, (product) => {
    if (product.price === null || Date.parse(product.price_at ?? '') >= since) return product
    return isAdmin
      ? { ...product, price_hidden: true }
      : { ...product, price: null, original_price: null, price_at: null }
  })
}

import { CARD_SPECIFICATION_LIMIT } from '@/lib/contract/limits'
import type { Product } from '@/lib/contract/products/product'
import { formatAvailability } from '@/lib/format/products/availability'
import { formatDate } from '@/lib/format/date'
import { formatPrice } from '@/lib/format/products/price'
import { formatReturnRate } from '@/lib/format/return-rate'

export type ProductFacts = [term: string, value: string][]

const knownFacts = (facts: [string, string | null | undefined][]): ProductFacts =>
  facts.filter((fact): fact is [string, string] => Boolean(fact[1]?.trim()))

/** The first specifications of a product, limited for a card. */
export function specificationFacts({ specifications }: Product): ProductFacts {
  return knownFacts(Object.entries(specifications)).slice(0, CARD_SPECIFICATION_LIMIT)
}

/** Identifiers of a product and its category in the shop. */
export function identityFacts(product: Product): ProductFacts {
  return knownFacts([
    ['Brand', product.brand],
    ['Availability', product.availability && formatAvailability(product.availability)],
    ['Model', product.model_number],
    ['SKU', product.sku],
    ['UPC', product.upc],
    ['Category', product.category?.path.join(' › ')],
    ['Also in', product.subcategories.join(', ')],
  ])
}

/** Purchase information of a product; empty if none is known. */
export function purchaseFacts({ purchase_info: info, currency }: Product): ProductFacts {
  if (!info) return []
  const facts = knownFacts([
    ['Purchase date', info.purchase_date && formatDate(info.purchase_date)],
    ['Purchase price', info.purchase_price === null ? null : formatPrice(info.purchase_price, currency)],
    ['Quantity', info.purchase_quantity?.toLocaleString('en-US')],
    ['Purchase method', info.purchase_method],
    ['Buyer review', info.customer_reviews_purchase],
    ['Return rate', info.return_rate === null ? null : formatReturnRate(info.return_rate)],
    ['Warranty', info.warranty_info],
    ['Installation services', info.installation_services.join(', ')],
    ['Bought together with', info.related_products_purchased.join(', ')],
  ])
  return info.is_purchased || facts.length > 0 ? [['Purchased', info.is_purchased ? 'Yes' : 'No'], ...facts] : []
}

import { countOf } from '@/lib/format/texts/counts'
import type { Product } from '@/lib/contract/products/product'
import type { ReadField } from '@/lib/contract/fields/fields'
import type { Reread } from '@/lib/contract/products/reread-calls'
import { formatAvailability } from '@/lib/format/products/product-values'
import { formatPrice } from '@/lib/format/products/price'

export const FIELD_LABELS: Record<ReadField, string> = {
  name: 'Name',
  price: 'Price',
  availability: 'Availability',
  product_url: 'Address',
  description: 'Description',
  images: 'Pictures',
  rating: 'Rating',
  review_count: 'Number of reviews',
  brand: 'Brand',
  sku: 'SKU',
  model_number: 'Model number',
  upc: 'GTIN (UPC or EAN)',
  category: 'Category',
  subcategories: 'Subcategories',
  specifications: 'Specifications',
}

/** The value of a field as text; empty for none. */
export function readValue(product: Product, field: ReadField): string {
  switch (field) {
    case 'price':
      return priceText(product)
    case 'availability':
      return product.availability ? formatAvailability(product.availability) : ''
    case 'images':
      return product.images.length === 0 ? '' : countOf(product.images.length, 'picture')
    case 'category':
      return (product.category?.path ?? []).join(' › ')
    case 'subcategories':
      return product.subcategories.join(', ')
    case 'specifications':
      return Object.entries(product.specifications)
        .map(([name, value]) => `${name}: ${value}`)
        .join('\n')
    default:
      return String(product[field] ?? '')
  }
}

function priceText({ price, original_price: before, currency }: Product): string {
  if (price === null) return before === null ? '' : `No price; list price ${formatPrice(before, currency)}`
  return before === null
    ? formatPrice(price, currency)
    : `${formatPrice(price, currency)}; list price ${formatPrice(before, currency)}`
}

/**
 * The fields that are taken over unless an editor chooses otherwise: none of another product, and none that were set by
 * hand or would be emptied.
 */
export function fieldsToTake({ other, changes, read }: Reread): ReadField[] {
  if (other !== null) return []
  return changes.flatMap(({ field, by_hand: byHand }) => (byHand || readValue(read, field) === '' ? [] : [field]))
}

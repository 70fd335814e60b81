import type { Product } from '@/lib/contract/products/product'
import type { ReadField } from '@/lib/contract/fields/read-fields'
import { formatAvailability } from '@/lib/format/products/availability'
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
      return product.images.length === 0
        ? ''
        : `${product.images.length} ${product.images.length === 1 ? 'picture' : 'pictures'}`
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

import type { Product } from '@/lib/contract/products/product'
import type { ProductFields } from '@/lib/contract/products/product-correction'
import { DEFAULT_CURRENCY } from '@/lib/contract/limits'
import { imageAddresses, orderedImages } from '@/lib/contract/products/product-images'

/** Review fields of a new product as text. */
export type ReviewValues = {
  name: string
  product_url: string
  price: string
  original_price: string
  currency: string
  brand: string
  image: string
  description: string
}

/** Empty review fields. */
export const EMPTY_REVIEW: ReviewValues = {
  name: '',
  product_url: '',
  price: '',
  original_price: '',
  currency: DEFAULT_CURRENCY,
  brand: '',
  image: '',
  description: '',
}

export function reviewValues(product: Product): ReviewValues {
  const [first] = orderedImages(product.images)
  return {
    name: product.name,
    product_url: product.product_url,
    price: product.price?.toFixed(2) ?? '',
    original_price: product.original_price?.toFixed(2) ?? '',
    currency: product.currency,
    brand: product.brand ?? '',
    image: (first && imageAddresses(first)[0]) ?? '',
    description: product.description,
  }
}

/** The changed fields in the types of the API. @param byHand whether it is a new product, which needs a name and an address. */
export function correctionOf(before: ReviewValues, values: ReviewValues, byHand = false): ProductFields {
  const isChanged = (field: keyof ReviewValues) =>
    values[field].trim() !== before[field].trim() || (byHand && (field === 'name' || field === 'product_url'))
  return {
    ...(isChanged('name') && { name: values.name.trim() }),
    ...(isChanged('product_url') && { product_url: values.product_url.trim() }),
    ...(isChanged('price') && { price: amount(values.price) }),
    ...(isChanged('original_price') && { original_price: amount(values.original_price) }),
    ...(isChanged('currency') && { currency: values.currency.trim().toUpperCase() }),
    ...(isChanged('brand') && { brand: values.brand.trim() || null }),
    ...(isChanged('image') && { image: values.image.trim() || null }),
    ...(isChanged('description') && { description: values.description.trim() }),
  }
}

/** An entered amount, with a decimal point or comma; null if it is empty, NaN for another text. */
export function amount(text: string): number | null {
  const typed = text.trim()
  if (typed === '') return null
  return /^\d+([.,]\d{1,2})?$/.test(typed) ? Number(typed.replace(',', '.')) : NaN
}

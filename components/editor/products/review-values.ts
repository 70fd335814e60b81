import type { Product } from '@/lib/contract/products/product'
import type { ProductFields } from '@/lib/contract/products/product-correction'
import { DEFAULT_CURRENCY, MAX_PRICE } from '@/lib/contract/limits'
import { imageAddresses, orderedImages } from '@/lib/contract/products/product-images'
import { isWebAddress } from './is-web-address'

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
export type ReviewErrors = Partial<Record<keyof ReviewValues, string>>

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

/** Whether a text is empty or a valid amount. */
export function isAmount(text: string): boolean {
  return text.trim() === '' || (/^\d+([.,]\d{1,2})?$/.test(text.trim()) && (amount(text) ?? 0) <= MAX_PRICE)
}

/**
 * Validation errors by field.
 * @param byHand whether the product is entered by hand.
 */
export function validateReview(before: ReviewValues, values: ReviewValues, byHand = false): ReviewErrors {
  const { name, product_url, price, original_price, currency, image } = values
  return {
    ...(!name.trim() && { name: 'A name is needed' }),
    ...(byHand && !isWebAddress(product_url.trim()) && { product_url: 'The address of its page in a shop is needed' }),
    ...(!isAmount(price) && { price: 'This is not an amount' }),
    ...(!isAmount(original_price) && { original_price: 'This is not an amount' }),
    ...(!/^[A-Za-z]{3}$/.test(currency.trim()) && { currency: 'Three letters, such as USD' }),
    ...(image.trim() &&
      image !== before.image &&
      !isWebAddress(image.trim()) && { image: 'This is not a web address' }),
  }
}

/** The changed fields in the types of the API; null if there are none. */
export function correctionOf(before: ReviewValues, values: ReviewValues): ProductFields | null {
  const isChanged = (field: keyof ReviewValues) => values[field].trim() !== before[field].trim()
  const correction: ProductFields = {
    ...(isChanged('name') && { name: values.name.trim() }),
    ...(isChanged('product_url') && { product_url: values.product_url.trim() }),
    ...(isChanged('price') && { price: amount(values.price) }),
    ...(isChanged('original_price') && { original_price: amount(values.original_price) }),
    ...(isChanged('currency') && { currency: values.currency.trim().toUpperCase() }),
    ...(isChanged('brand') && { brand: values.brand.trim() || null }),
    ...(isChanged('image') && { image: values.image.trim() || null }),
    ...(isChanged('description') && { description: values.description.trim() }),
  }
  return Object.keys(correction).length ? correction : null
}

/** An entered amount, with a decimal point or comma; null if it is empty. */
export function amount(text: string): number | null {
  return text.trim() === '' ? null : Number(text.trim().replace(',', '.'))
}

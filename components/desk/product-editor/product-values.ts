import type { Product, ProductImage, ProductOffer, ProductSource, PurchaseInfo } from '@/lib/contract/products/product'
import type { EnteredProduct, ProductCorrection, ProductFields } from '@/lib/contract/products/product-correction'
import { DEFAULT_CURRENCY } from '@/lib/contract/limits'
import { EMPTY_PRODUCT, imageAddresses, orderedImages } from '@/lib/contract/products/product-images'
import { shopHost } from '@/lib/format/addresses/hosts'
import { linesOf, recordOf } from '../kit/clean-text'
import { productErrors } from '../kit/field-errors'

export type ImageValue = ProductImage & { key: string }
export type SpecificationValue = { key: string; name: string; value: string }
/** An offer of another shop that a person can change. */
export type OfferValue = Record<'key' | 'product_url' | 'shop' | 'price' | 'currency' | 'availability', string>

type PurchaseTexts = {
  [Field in Exclude<keyof PurchaseInfo, 'is_purchased'> as `purchase_info.${Field}`]: string
}

type OtherFields = 'source' | 'image' | 'images' | 'specifications' | 'purchase_info'

/** Text fields of a product; lists have one name per line. */
export type ProductTexts = PurchaseTexts & Record<Exclude<keyof ProductFields, OtherFields>, string>
export type ProductValues = ProductTexts & {
  source: ProductSource
  images: ImageValue[]
  specifications: SpecificationValue[]
  offers: OfferValue[]
  is_purchased: boolean
}
export type ProductErrors = Partial<Record<keyof ProductValues, string>>

const TEXTS = ['brand', 'availability', 'sku', 'model_number', 'upc'] as const
const AMOUNTS = ['price', 'original_price'] as const
const NUMBERS = ['rating', 'review_count'] as const
const PURCHASE_TEXTS = ['purchase_date', 'purchase_method', 'customer_reviews_purchase', 'warranty_info'] as const
const PURCHASE_LISTS = ['installation_services', 'related_products_purchased'] as const

export function productFormValues(product: Product): ProductValues {
  const info = product.purchase_info
  return {
    name: product.name,
    description: product.description,
    ...recordOf(TEXTS, (field) => product[field] ?? ''),
    ...recordOf(AMOUNTS, (field) => product[field]?.toFixed(2) ?? ''),
    ...recordOf(NUMBERS, (field) => product[field]?.toString() ?? ''),
    currency: product.currency,
    product_url: product.product_url,
    source: product.source,
    category: (product.category?.path ?? []).join('\n'),
    subcategories: product.subcategories.join('\n'),
    images: product.images.map((image, at) => ({ ...image, key: String(at) })),
    specifications: Object.entries(product.specifications).map(([name, value], at) => ({
      key: String(at),
      name,
      value,
    })),
    offers: (product.offers ?? []).flatMap((offer, at) => (offer.by_hand ? [offerValue(offer, String(at))] : [])),
    is_purchased: info?.is_purchased ?? false,
    'purchase_info.purchase_date': info?.purchase_date ?? '',
    'purchase_info.purchase_price': info?.purchase_price?.toFixed(2) ?? '',
    'purchase_info.purchase_quantity': info?.purchase_quantity?.toString() ?? '',
    'purchase_info.purchase_method': info?.purchase_method ?? '',
    'purchase_info.customer_reviews_purchase': info?.customer_reviews_purchase ?? '',
    'purchase_info.return_rate': typeof info?.return_rate === 'number' ? percentOf(info.return_rate) : '',
    'purchase_info.warranty_info': info?.warranty_info ?? '',
    'purchase_info.installation_services': (info?.installation_services ?? []).join('\n'),
    'purchase_info.related_products_purchased': (info?.related_products_purchased ?? []).join('\n'),
  }
}

const offerValue = (offer: ProductOffer, key: string): OfferValue => ({
  key,
  product_url: offer.product_url,
  shop: offer.shop === shopHost(offer.product_url) ? '' : offer.shop,
  price: offer.price?.toFixed(2) ?? '',
  currency: offer.currency,
  availability: offer.availability ?? '',
})

/** A fraction as a percentage: 0.025 is 2.5. */
const percentOf = (fraction: number) => String(Number((fraction * 100).toFixed(6)))

/** An entered amount, with a decimal point or comma; null if it is empty, NaN for another text. */
function amount(text: string): number | null {
  const typed = text.trim()
  if (typed === '') return null
  return /^\d+([.,]\d{1,2})?$/.test(typed) ? Number(typed.replace(',', '.')) : NaN
}

const numberIn = (text: string) => (text.trim() === '' ? null : Number(text.trim().replace(',', '.')))

/** Errors by field: what the contract refuses of the changes, and what the form cannot send. */
export async function validateProduct(
  changes: ProductCorrection,
  { specifications }: ProductValues,
): Promise<ProductErrors> {
  const names = specifications.map(({ name }) => name.trim())
  const isTwice = names.some((name, at) => name !== '' && names.indexOf(name) !== at)
  const isUnnamed = specifications.some(({ name, value }) => !name.trim() && value.trim())
  const errors = await productErrors(changes)
  return {
    ...errors,
    // The form has percent where the contract has a fraction.
    ...(errors['purchase_info.return_rate'] && { 'purchase_info.return_rate': 'Must be a percentage from 0 to 100' }),
    ...((isTwice || isUnnamed) && {
      specifications: isTwice ? 'Each name can be used only once' : 'A value needs a name',
    }),
  }
}

const orNull = (text: string) => text.trim() || null
const distinctLines = (text: string) => [...new Set(linesOf(text))]

/** All fields in the types of the API. */
export function fieldsOf(
  values: ProductValues,
): Required<Omit<ProductFields, 'image'> & Pick<ProductCorrection, 'offers'>> {
  return {
    name: values.name.trim(),
    description: values.description.trim(),
    ...recordOf(TEXTS, (field) => orNull(values[field])),
    ...recordOf(AMOUNTS, (field) => amount(values[field])),
    ...recordOf(NUMBERS, (field) => numberIn(values[field])),
    currency: values.currency.trim().toUpperCase(),
    product_url: values.product_url.trim(),
    source: values.source,
    category: values.category.trim() ? { path: distinctLines(values.category) } : null,
    subcategories: distinctLines(values.subcategories),
    images: values.images.map(({ key: _key, focus: _focus, ...image }) => ({
      ...image,
      alt_text: image.alt_text?.trim() || null,
    })),
    specifications: Object.fromEntries(
      values.specifications.filter(({ name }) => name.trim()).map(({ name, value }) => [name.trim(), value.trim()]),
    ),
    offers: values.offers.map((offer) => ({
      product_url: offer.product_url.trim(),
      shop: orNull(offer.shop),
      price: amount(offer.price),
      currency: offer.currency.trim().toUpperCase(),
      availability: orNull(offer.availability),
    })),
    purchase_info: purchaseOf(values),
  }
}

function purchaseOf(values: ProductValues): Exclude<ProductFields['purchase_info'], undefined> {
  const info = {
    ...recordOf(PURCHASE_TEXTS, (field) => orNull(values[`purchase_info.${field}`])),
    ...recordOf(PURCHASE_LISTS, (field) => distinctLines(values[`purchase_info.${field}`])),
    purchase_price: amount(values['purchase_info.purchase_price']),
    purchase_quantity: numberIn(values['purchase_info.purchase_quantity']),
    return_rate: fractionOf(values['purchase_info.return_rate']),
  }
  const isEmpty = Object.values(info).every((value) => value === null || (Array.isArray(value) && value.length === 0))
  return isEmpty && !values.is_purchased ? null : { is_purchased: values.is_purchased, ...info }
}

function fractionOf(percent: string): number | null {
  const number = numberIn(percent)
  return number === null ? null : Number((number / 100).toFixed(8))
}

/** Tells a text that is no number from an empty one. */
const written = (value: unknown) => JSON.stringify(value, (_, each: unknown) => (Number.isNaN(each) ? 'NaN' : each))

/** The changed fields in the types of the API; null if there are none. */
export function changesOf(base: ProductValues, values: ProductValues): ProductCorrection | null {
  const [before, after] = [fieldsOf(base), fieldsOf(values)]
  const changed = Object.entries(after).filter(
    ([field, value]) => written(value) !== written(before[field as keyof typeof before]),
  )
  return changed.length > 0 ? Object.fromEntries(changed) : null
}

/** The form of a product under review, with the address of its first picture. */
export type ReviewValues = ProductValues & { image: string }

export function reviewValues(product: Product): ReviewValues {
  const [first] = orderedImages(product.images)
  return { ...productFormValues(product), image: (first && imageAddresses(first)[0]) ?? '' }
}

/** The form of a product that is entered by hand. */
export const EMPTY_REVIEW = reviewValues({
  ...EMPTY_PRODUCT,
  product_id: '',
  name: '',
  product_url: '',
  currency: DEFAULT_CURRENCY,
  source: 'other',
  purchase_info: null,
})

/** The changed fields in the types of the API. @param byHand whether it is a new product, which needs a name and an address. */
export function correctionOf(before: ReviewValues, values: ReviewValues, byHand = false): EnteredProduct {
  return {
    ...(byHand && { name: values.name.trim(), product_url: values.product_url.trim() }),
    ...changesOf(before, values),
    ...(values.image.trim() !== before.image.trim() && { image: values.image.trim() || null }),
  }
}

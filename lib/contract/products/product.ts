import { z } from 'zod'
import { printable } from '@/lib/format/texts/printable'
import { DEFAULT_CURRENCY, PRODUCT_LENGTHS } from '../limits'
import { PRODUCT_SOURCES } from './product-orders'
import { ORIGIN_FIELDS, PAGE_PARTS } from './value-origin'
import * as f from '../fields/fields'

export type ProductSource = (typeof PRODUCT_SOURCES)[number]

export const imageSchema = z.object({
  uploaded_url: f.looseText,
  url: f.looseText,
  cdn_url: f.looseText,
  source_url: f.looseText,
  alt_text: f.looseText,
  is_primary: f.looseFlag,
})
/** An image in API responses; `focus` is the focal point of a picture of the library: an addition of this site. */
const shownImageSchema = imageSchema.extend({ focus: f.looseFocalPoint })
export type ProductImage = z.infer<typeof shownImageSchema>

const purchaseInfoSchema = z.object({
  is_purchased: f.looseFlag,
  purchase_date: f.looseText,
  purchase_price: f.looseAmount,
  purchase_quantity: f.looseAmount,
  purchase_method: f.looseText,
  customer_reviews_purchase: f.looseText,
  /** A fraction: 0.05 is shown as 5.0%. */
  return_rate: f.looseNumber,
  warranty_info: f.looseText,
  installation_services: f.looseTexts,
  related_products_purchased: f.looseTexts,
})
export type PurchaseInfo = z.infer<typeof purchaseInfoSchema>

const productCategorySchema = z.preprocess(
  (value) => {
    if (typeof value === 'string') return value ? { path: splitPath(value) } : null
    if (typeof value !== 'object' || value === null) return null
    if (Array.isArray(value)) return value.length > 0 ? { path: value } : null
    const path = (value as { path?: unknown }).path
    return typeof path === 'string' ? { ...value, path: splitPath(path) } : value
  },
  z.object({ path: f.looseTexts }).nullable(),
)

function splitPath(path: string): string[] {
  return path.split(/\s*[>›/]\s*/).filter(Boolean)
}

const specificationsSchema = z.preprocess(
  (value) =>
    Object.fromEntries(
      Object.entries(f.isObject(value) ? value : {})
        .filter(([, entry]) => ['string', 'number', 'boolean'].includes(typeof entry))
        .map(([key, entry]) => [printable(key), printable(String(entry))]),
    ),
  z.record(z.string(), z.string()),
)

/** The product to buy instead of one that is no longer available. */
const replacementSchema = z.object({
  product_id: f.anyText,
  name: f.anyText,
  product_url: z.string().catch(''),
  affiliate_url: z.string().optional().catch(undefined),
})

/** An offer of a product by another shop than the one that it shows. Prices are in units of `currency`. */
const offerSchema = z.object({
  /** The name of the shop, or its host. */
  shop: f.anyText,
  product_url: z.string().catch(''),
  affiliate_url: z.string().optional().catch(undefined),
  price: f.looseAmount,
  original_price: f.looseAmount,
  currency: z.string().catch(DEFAULT_CURRENCY),
  availability: f.looseText,
  /** What the shop says of shipping. */
  shipping: f.looseText,
  price_at: f.timestamp,
  price_hidden: f.looseFlag.optional(),
  price_dated: f.looseFlag.optional(),
  /** Whether a person can change it; a feed states the others. */
  by_hand: f.looseFlag,
})
export type ProductOffer = z.infer<typeof offerSchema>

/** What a page states of a product. Prices are in units of `currency`. */
const stated = {
  name: f.anyText,
  description: f.anyText,
  price: f.looseAmount,
  original_price: f.looseAmount,
  currency: z.string().catch(DEFAULT_CURRENCY),
  rating: f.looseRating,
  review_count: f.looseAmount,
  brand: f.looseText,
  sku: f.looseText,
  model_number: f.looseText,
  upc: f.looseText,
  availability: f.looseText,
  source: z.enum(PRODUCT_SOURCES).catch('other'),
  product_url: z.string().catch(''),
  category: productCategorySchema,
  subcategories: f.looseTexts,
  specifications: specificationsSchema,
}

/** A product in API responses. */
export const productSchema = z.object({
  product_id: f.anyText,
  ...stated,
  /** The affiliate link for visitors, if there is a program: an addition of this site. */
  affiliate_url: z.string().optional().catch(undefined),
  /** The newest published posts that feature it, in lists for visitors: an addition of this site. */
  featured_in: f.looseObjects(z.object({ id: f.anyText, slug: f.looseText, title: f.anyText })).optional(),
  /** When the price was read or set by hand: an addition of this site. */
  price_at: f.timestamp.optional(),
  /** In responses to the admin: whether visitors do not see the price, which is too old. An addition of this site. */
  price_hidden: f.looseFlag.optional(),
  /** Whether the terms of the shop demand `price_at` beside the price: an addition of this site. */
  price_dated: f.looseFlag.optional(),
  /** The offers of other shops, the best first: an addition of this site. */
  offers: f.looseObjects(offerSchema, 'product_url').optional(),
  /** Whether it is no longer available, and what to buy instead: additions of this site. */
  is_gone: f.looseFlag.optional(),
  replacement: replacementSchema.nullable().optional().catch(null),
  /** The language tag of its texts in answers to visitors, if it is not English: an addition of this site. */
  language: z.string().optional().catch(undefined),
  images: f.looseObjects(shownImageSchema),
  purchase_info: purchaseInfoSchema.nullable().catch(null),
})
export type Product = z.infer<typeof productSchema>
/** A list of products; one without a name is none. */
export const productsSchema = f.looseObjects(productSchema, 'name')

/** Which part of its page states each field; an addition of this site. */
const readOrigins = z.partialRecord(z.enum(ORIGIN_FIELDS), z.enum(PAGE_PARTS)).optional().catch(undefined)

/**
 * A product as read from a page and not stored yet, to be sent back after a review. `key` is the same for all addresses
 * of one product.
 */
export const readingSchema = z.object({
  ...stated,
  images: f.looseObjects(imageSchema),
  key: z.string('must be text').min(1, 'is required'),
  name: z.string('must be text').min(1, 'is required'),
  product_url: z
    .string('must be text')
    .regex(/^https?:\/\/[^\s/]/i, 'must be an http or https address')
    .overwrite(f.withLowerScheme),
  origins: readOrigins,
})
export type ProductReading = z.infer<typeof readingSchema>

/** A product linked to a post; a plain id is accepted, too. */
export const linkedProductSchema = z.preprocess(
  (value) => (typeof value === 'string' ? { product_id: value } : value),
  z.object(
    {
      product_id: f.text(100),
      name: f.text(PRODUCT_LENGTHS.name).optional(),
      price: z.number('must be a number').nullish(),
    },
    'must be a product or its id',
  ),
)
export type LinkedProduct = { product_id: string; name: string; price: number | null }

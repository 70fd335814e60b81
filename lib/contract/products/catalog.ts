import { z } from 'zod'
import { CATALOG_FILTERS, LINK_STATES, PRODUCT_NEEDS } from './catalog-views'
import * as f from '../fields/fields'
import { DEFAULT_CURRENCY } from '../limits'
import { postStatusSchema } from '../posts/post'
import { imageSchema, productSchema } from './product'
import { ORIGIN_FIELDS, VALUE_ORIGINS } from './value-origin'

/** The link of a product, as it was found when it was last checked. */
export const productLinkSchema = z.object({
  state: z.enum(LINK_STATES).catch('unchecked'),
  checked_at: f.timestamp,
  /** What one check has shown, which only counts after another on a later day. */
  suspected: z.enum(LINK_STATES).nullable().catch(null),
  suspected_at: f.timestamp,
  /** Where the product is now, if it moved. */
  moved_to: f.looseText,
  /** What the last check has shown, as a sentence. */
  note: f.looseText,
})
export type ProductLink = z.infer<typeof productLinkSchema>
export const UNCHECKED: ProductLink = {
  state: 'unchecked',
  checked_at: null,
  suspected: null,
  suspected_at: null,
  moved_to: null,
  note: null,
}
const link = productLinkSchema.catch(UNCHECKED)

/** A product in the admin's list. */
export const catalogItemSchema = productSchema
  .pick({ name: true, brand: true, price: true, currency: true, availability: true, source: true, product_url: true })
  .extend({
    product_id: f.anyText,
    /** The picture for cards; null if there is none. */
    image: imageSchema.nullable().catch(null),
    /** The number of posts that feature it, drafts included. */
    posts: f.looseCount,
    /** When the price was read or set by hand; null without a price. */
    price_at: f.timestamp,
    /** The fields that a person corrected. */
    corrected: f.looseTexts,
    link,
    archived: f.looseFlag,
    /** What one act ends; `was` is the price before it moved. */
    need: z
      .object({ kind: z.enum(PRODUCT_NEEDS), was: f.looseNumber, since: f.timestamp })
      .nullable()
      .catch(null),
  })
export type CatalogItem = z.infer<typeof catalogItemSchema>

/** Product counts by filter of the admin's list. */
export const catalogCountsSchema = z.partialRecord(z.enum(CATALOG_FILTERS), z.number())
export type CatalogCounts = z.infer<typeof catalogCountsSchema>

/** A product with details for the admin. */
export const catalogProductSchema = z.object({
  product: productSchema,
  created_at: f.timestamp,
  updated_at: f.timestamp,
  /** When its page was last read; null for a product that was entered by hand. */
  read_at: f.timestamp,
  /** The host of the shop whose page or feed it was read from; another one may be shown. Null if that is not known. */
  read_from: f.looseText,
  /** When its price was read or set by hand; null without a price. */
  price_at: f.timestamp,
  /** The fields that a person corrected; reading the page does not change them. */
  corrected: f.looseTexts,
  link,
  /** Where each value comes from and when, as far as it is known. */
  origins: f
    .looseObjects(z.object({ field: z.enum(ORIGIN_FIELDS), from: z.enum(VALUE_ORIGINS), at: f.timestamp }))
    .catch([]),
  /** The prices that it has had, oldest first, each from when it was read or set by hand. */
  prices: f.looseObjects(
    z.object({ at: f.timestamp, price: f.looseNumber, currency: z.string().catch(DEFAULT_CURRENCY) }),
  ),
  /** When it was archived; null for most. */
  archived_at: f.timestamp,
  /** The newest posts that feature it, drafts included. */
  posts: f.looseObjects(z.object({ id: f.anyText, title: f.anyText, status: postStatusSchema.catch('draft') })),
  /** Other products with the same GTIN, or the same item number in the same shop. */
  duplicates: f
    .looseObjects(z.object({ product_id: f.anyText, name: f.anyText, same: z.enum(['gtin', 'sku']).catch('sku') }))
    .catch([]),
  post_count: f.looseCount,
})
export type CatalogProduct = z.infer<typeof catalogProductSchema>

import { z } from 'zod'
import { CATALOG_FILTERS } from './catalog-views'
import { anyText, looseNumber, looseObjects, looseTexts, timestamp } from './fields'
import { postStatusSchema } from './post'
import { imageSchema, productSchema } from './product'

/** A product in the admin's list. */
export const catalogItemSchema = productSchema
  .pick({ name: true, brand: true, price: true, currency: true, availability: true, source: true, product_url: true })
  .extend({
    product_id: anyText,
    /** The picture for cards; null if there is none. */
    image: imageSchema.nullable().catch(null),
    /** The number of posts that feature it, drafts included. */
    posts: looseNumber.transform((value) => value ?? 0),
    /** When the price was read or set by hand; null without a price. */
    price_at: timestamp,
    /** The fields that a person corrected. */
    corrected: looseTexts,
  })
export type CatalogItem = z.infer<typeof catalogItemSchema>

/** Product counts by filter of the admin's list. */
export const catalogCountsSchema = z.record(z.enum(CATALOG_FILTERS), z.number())
export type CatalogCounts = z.infer<typeof catalogCountsSchema>

/** A product with details for the admin. */
export const catalogProductSchema = z.object({
  product: productSchema,
  created_at: timestamp,
  updated_at: timestamp,
  /** When its page was last read; null for a product that was entered by hand. */
  read_at: timestamp,
  /** When its price was read or set by hand; null without a price. */
  price_at: timestamp,
  /** The fields that a person corrected; reading the page does not change them. */
  corrected: looseTexts,
  /** The newest posts that feature it, drafts included. */
  posts: looseObjects(z.object({ id: anyText, title: anyText, status: postStatusSchema.catch('draft') })),
  post_count: looseNumber.transform((value) => value ?? 0),
})
export type CatalogProduct = z.infer<typeof catalogProductSchema>

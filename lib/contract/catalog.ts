import { z } from 'zod'
import { CATALOG_FILTERS } from './catalog-views'
import { anyText, looseNumber, looseTexts, timestamp } from './fields'
import { imageSchema, productSchema } from './product'

/** A product in the admin's list: what it is, and how it stands. */
export const catalogItemSchema = productSchema
  .pick({ name: true, brand: true, price: true, currency: true, availability: true, source: true, product_url: true })
  .extend({
    product_id: anyText,
    /** The picture that cards show; null where there is none. */
    image: imageSchema.nullable().catch(null),
    /** How many posts feature it, drafts too. */
    posts: looseNumber.transform((value) => value ?? 0),
    /** When the price was read from the shop or set by hand; null where there is no price. */
    price_at: timestamp,
    /** The fields that a person corrected. */
    corrected: looseTexts,
  })
export type CatalogItem = z.infer<typeof catalogItemSchema>

/** How many products each filter of the admin's list holds. */
export const catalogCountsSchema = z.record(z.enum(CATALOG_FILTERS), z.number())
export type CatalogCounts = z.infer<typeof catalogCountsSchema>

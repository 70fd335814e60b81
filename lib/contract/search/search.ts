import { z } from 'zod'
import * as f from '../fields/fields'
import { MAX_PRICE, MAX_RATING, PRODUCT_LENGTHS } from '../limits'
import { PRODUCT_ORDERS, PRODUCT_SOURCES } from '../products/product-orders'

/** How a search understood its query. */
const searched = z.object({
  /** The query with its misspellings corrected; null if there were none. */
  corrected: z.string().nullable(),
  /** Whether the results are those of `corrected`; otherwise it is a suggestion. */
  applied: z.boolean(),
  /** Where a correction was applied: a further suggestion, with words replaced that are spelled right but rare here. */
  suggested: z.string().nullable().default(null),
  /** Query words that no document has, nor a synonym of them. */
  missing: z.array(z.string()).default([]),
  /** Whether there are results, and none of them has every word. */
  partial: z.boolean().default(false),
  /** Index terms to highlight in the results. */
  words: z.array(z.string()),
})
export type Searched = z.infer<typeof searched>
/** External APIs do not send it. */
export const searchedSchema = searched.optional().catch(undefined)

const facet = z.array(z.object({ value: z.string(), count: z.number() }))
export type Facet = z.infer<typeof facet>

const postFacets = z.object({ categories: facet, tags: facet })
export type PostFacets = z.infer<typeof postFacets>
export const postFacetsSchema = postFacets.optional().catch(undefined)

const productFacets = z.object({
  /** Of the published posts that feature the products. */
  categories: facet.catch([]),
  sources: facet,
  brands: facet,
  /** Products by minimum rating. */
  ratings: facet,
  inStock: z.number(),
  /** In units of a currency; null if no product has a price. */
  price: z.object({ min: z.number(), max: z.number() }).nullable(),
})
export type ProductFacets = z.infer<typeof productFacets>
export const productFacetsSchema = productFacets.optional().catch(undefined)

const queryNumber = (max: number) =>
  z.preprocess(
    (value) => (typeof value === 'string' && /^\d{1,9}(\.\d{1,2})?$/.test(value) ? Number(value) : value),
    f.numberFrom(0, max),
  )

export const productFilterShape = {
  brand: f.text(PRODUCT_LENGTHS.brand).optional(),
  source: f.oneOf(PRODUCT_SOURCES).optional(),
  min_price: queryNumber(MAX_PRICE).optional(),
  max_price: queryNumber(MAX_PRICE).optional(),
  min_rating: queryNumber(MAX_RATING).optional(),
  in_stock: f.queryBoolean.optional(),
  sort: f.oneOf(PRODUCT_ORDERS).optional().describe('Default: newest, or best match first in a search'),
}

/** The URL of a picture; null if there is none. */
const picture = z.string().nullable().default(null)

/** The language tag of the name, if it is not English. */
const language = z.string().optional()

export const suggestionsSchema = z.object({
  posts: z.array(z.object({ id: z.string(), slug: z.string().nullable(), title: z.string(), picture, language })),
  products: z.array(
    z.object({
      product_id: z.string(),
      name: z.string(),
      picture,
      language,
      /** Null where it is not known, or not shown. */
      price: z.number().nullable().default(null),
      currency: z.string().default('USD'),
    }),
  ),
  categories: z.array(z.string()),
})
export type Suggestions = z.infer<typeof suggestionsSchema>

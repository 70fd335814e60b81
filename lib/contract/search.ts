import { z } from 'zod'
import { queryBoolean, text } from './fields'
import { MAX_PRICE } from './limits'
import { PRODUCT_ORDERS, PRODUCT_SOURCES } from './product-orders'

/** What a search took its text for. */
const searched = z.object({
  /** The text with its slips corrected; null where there were none. */
  corrected: z.string().nullable(),
  /** Whether the results are those of the corrected text; otherwise it is a guess to offer. */
  applied: z.boolean(),
  /** Where a correction is applied, the text with other words in place of ones that are right but unusual here: a guess to offer. */
  suggested: z.string().nullable().default(null),
  /** Words of the text that nothing here holds, nor another word for them. */
  missing: z.array(z.string()).default([]),
  /** Whether there are results, and none of them holds every word. */
  partial: z.boolean().default(false),
  /** The words that were looked for, as the index keeps them: to be marked in the results. */
  words: z.array(z.string()),
})
export type Searched = z.infer<typeof searched>
/** Foreign APIs know nothing of it. */
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
  /** Of products rated at least so many stars. */
  ratings: facet,
  inStock: z.number(),
  /** In units of a currency; null where no product has a price. */
  price: z.object({ min: z.number(), max: z.number() }).nullable(),
})
export type ProductFacets = z.infer<typeof productFacets>
export const productFacetsSchema = productFacets.optional().catch(undefined)

/** A number out of a query text. */
const queryNumber = (max: number) => {
  const fault = `must be a number from 0 to ${max}`
  return z.preprocess(
    (value) => (typeof value === 'string' && /^\d{1,9}(\.\d{1,2})?$/.test(value) ? Number(value) : value),
    z.number(fault).min(0, fault).max(max, fault),
  )
}

/** What a list of products may be narrowed to and ordered by. */
export const productFilterShape = {
  brand: text(200).optional(),
  source: z.enum(PRODUCT_SOURCES, `must be one of ${PRODUCT_SOURCES.join(', ')}`).optional(),
  min_price: queryNumber(MAX_PRICE).optional(),
  max_price: queryNumber(MAX_PRICE).optional(),
  min_rating: queryNumber(5).optional(),
  in_stock: queryBoolean.optional(),
  sort: z
    .enum(PRODUCT_ORDERS, `must be one of ${PRODUCT_ORDERS.join(', ')}`)
    .optional()
    .describe('newest unless said otherwise; the best matches first in a search'),
}

export const suggestionsSchema = z.object({
  posts: z.array(z.object({ id: z.string(), slug: z.string().nullable(), title: z.string() })),
  products: z.array(z.object({ product_id: z.string(), name: z.string() })),
  categories: z.array(z.string()),
})
export type Suggestions = z.infer<typeof suggestionsSchema>

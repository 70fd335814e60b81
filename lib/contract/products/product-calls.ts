import { z } from 'zod'
import { admin, dataResponse, messageDataResponse, id, mixed } from '../call'
import * as f from '../fields/fields'
import { MAX_CATEGORY_LENGTH, MAX_SOURCE_LENGTH, MAX_URL_LENGTH } from '../limits'
import { MAX_QUERY_LENGTH } from '../fields/address-query'
import { loosePagination } from '../fields/pagination'
import { productSchema, productsSchema, readingSchema } from './product'
import { httpAddress, productCorrectionSchema } from './product-correction'
import { productFacetsSchema, productFilterShape, searchedSchema } from '../search/search'

/** Absent if the product was stored directly. */
const reading = readingSchema.optional().catch(undefined)

/** Calls for products: those of SPEC section 7, and review and correction of readings. */
export const productCalls = {
  list: mixed('GET /data/products', 'List or search products')
    .input(
      z.object({
        ids: f
          .text(500)
          .optional()
          .describe(
            'Only these products, in this order, separated by commas; ignores all else (an addition of this site)',
          ),
        page: f.queryPage.optional(),
        per_page: f.queryInteger(1, 100).optional().describe('Default: 9'),
        search: f.wordsOf(MAX_QUERY_LENGTH).optional().describe('Search query; best matches first'),
        match: z
          .enum(['words', 'substring'], 'must be words or substring')
          .optional()
          .describe(
            'For the admin, with include_unlinked: substring finds names that contain the search query, newest first (an addition of this site). Default: words',
          ),
        post_category: f
          .text(MAX_CATEGORY_LENGTH)
          .optional()
          .describe('Only products of published posts in this category'),
        include_unlinked: f.queryBoolean
          .optional()
          .describe('For the admin: includes products that no published post features'),
        ...productFilterShape,
        exact: f.queryBoolean.optional().describe('Disables spelling correction'),
        facets: f.queryBoolean.optional().describe('Also returns facet counts'),
      }),
    )
    .output(
      dataResponse({
        products: productsSchema,
        pagination: loosePagination,
        search: searchedSchema,
        facets: productFacetsSchema,
      }),
    ),
  fetchFromUrl: admin('POST /products/fetch-from-url', 'Read a product from a shop page and store it', {
    failures: [422, 502, 504],
    description:
      'Stored once for each product: reading it again refreshes it under the same id. Fields that a person corrected stay as corrected.',
  })
    .input(
      z.object({
        url: f.text(MAX_URL_LENGTH).describe('An http or https address of a product page'),
        keep: f.flag
          .optional()
          .describe(
            'false stores nothing (an addition of this site) and returns `reading`, for POST /admin/products after a review',
          ),
      }),
    )
    .output(messageDataResponse({ product: productSchema, reading })),
  readSource: admin('POST /products/read-source', 'Read a product from pasted page source', {
    failures: [422],
    description:
      'For shops that block servers. Stores nothing and returns `reading`, for POST /admin/products after a review.',
  })
    .input(
      z.object({
        url: httpAddress.describe('The address of the page'),
        source: f.wordsOf(MAX_SOURCE_LENGTH).describe('Its HTML'),
      }),
    )
    .output(messageDataResponse({ product: productSchema, reading })),
  correct: admin('PUT /data/products/{product_id}', 'Correct fields of a product', {
    failures: [404, 409],
    isDetailed: true,
    description:
      'Corrected fields stay as they are when the page is read again. The price, the list price and the currency stay together: correcting one keeps all three. With `updated_at` in the body the correction is refused with 409 when the product was saved since.',
  })
    .input(z.object({ params: z.object({ product_id: id }), body: productCorrectionSchema }))
    .output(messageDataResponse({ product: productSchema })),
}

import { z } from 'zod'
import { catalogCountsSchema, catalogItemSchema, catalogProductSchema, productLinkSchema } from './catalog'
import { CATALOG_FILTERS, CATALOG_ORDERS, MOVED_SHARE, RESTORE_DAYS, STALE_PRICE_DAYS } from './catalog-views'
import { admin, dataResponse, messageDataResponse, id, ids, messageResponse } from '../call'
import * as f from '../fields/fields'
import { MAX_QUERY_LENGTH } from '../fields/address-query'
import { loosePagination } from '../fields/pagination'
import { productSchema, readingSchema } from './product'
import { enteredProductSchema } from './product-correction'
import { searchedSchema } from '../search/search'

/** The admin's list of all products: additions of this site. */
export const catalogCalls = {
  list: admin('GET /admin/products', 'List all products for the admin', {
    description: `A price is stale when it was read or set more than ${STALE_PRICE_DAYS} days ago.`,
  })
    .input(
      z.object({
        q: f.wordsOf(MAX_QUERY_LENGTH).optional().describe('Search query; best matches first'),
        filter: f.oneOf(CATALOG_FILTERS).optional().describe('Default: all'),
        sort: f
          .oneOf(CATALOG_ORDERS)
          .optional()
          .describe(
            'Default: newest, or best match first in a search. most-in-need: by the age of the price times the posts that feature it',
          ),
        page: f.queryPage.optional(),
        per_page: f.queryInteger(1, 100).optional().describe('Default: 20'),
      }),
    )
    .output(
      dataResponse({
        products: f.looseObjects(catalogItemSchema),
        pagination: loosePagination,
        counts: catalogCountsSchema,
        search: searchedSchema,
      }),
    ),
  get: admin(
    'GET /admin/products/{product_id}',
    'Get a product with the origin of its values and the posts that feature it',
    { failures: [404] },
  )
    .input(z.object({ product_id: id }))
    .output(dataResponse(catalogProductSchema.shape)),
  create: admin('POST /admin/products', 'Store a reviewed reading, or create a product by hand', {
    failures: [409],
    successStatus: 201,
    description:
      'With the `reading` of a page, it is stored as read, with `fields` as a person corrected them; read before, it is refreshed under its id. Without, `fields` must have a name and an address, under which there is no product yet.',
  })
    .input(z.object({ reading: readingSchema.optional(), fields: enteredProductSchema.default({}) }))
    .output(messageDataResponse({ product: productSchema })),
  batchDelete: admin('POST /admin/products/batch-delete', 'Delete products that no post features', {
    description: `Products that a post features are not deleted, and are listed in usedIds. A deleted product can be restored for ${RESTORE_DAYS} days.`,
  })
    .input(z.object({ ids }))
    .output(messageResponse({ deletedCount: z.number(), usedIds: f.looseTexts })),
  batchRestore: admin('POST /admin/products/batch-restore', 'Restore deleted products as they were', {
    description: 'Products whose address was stored again in the meantime are not restored.',
  })
    .input(z.object({ ids }))
    .output(messageResponse({ restoredCount: z.number() })),
  checkLink: admin('POST /admin/products/{product_id}/check-link', 'Check the address of a product now', {
    failures: [404],
    description:
      'Changes nothing but the state of the link. A page that is gone or cannot be reached counts as such only after a second check on a later day; until then it is `suspected`.',
  })
    .input(z.object({ product_id: id }))
    .output(messageDataResponse({ link: productLinkSchema })),
  seePrice: admin(
    'POST /admin/products/{product_id}/seen-price',
    'Note that someone has seen the price of a product that a feed moved',
    {
      description: `It needs attention again once it has moved by ${MOVED_SHARE * 100} % from there.`,
    },
  )
    .input(z.object({ product_id: id }))
    .output(messageResponse({})),
  batchCheck: admin('POST /admin/products/batch-check-links', 'Check the addresses of products in the background', {
    description: 'One request at a time for each shop.',
  })
    .input(z.object({ ids }))
    .output(messageResponse({ queuedCount: z.number() })),
}

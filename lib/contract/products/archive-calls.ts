import { z } from 'zod'
import { admin, dataResponse, id, ids, messageDataResponse, messageResponse } from '../call'
import { catalogItemSchema } from './catalog'
import { flag, looseObjects } from '../fields/fields'
import { productSchema } from './product'

/** A product that could be bought instead of another, with what they share. */
export const suggestedSchema = catalogItemSchema.extend({ same: z.enum(['gtin', 'sku', 'name']).catch('name') })

/** The end of a product's life: additions of this site. */
export const archiveCalls = {
  batchArchive: admin()
    .route({
      method: 'POST',
      path: '/admin/products/batch-archive',
      summary: 'Archive products, or take them out of the archive (an addition of this site)',
      description:
        'Archived products are in no list or search for visitors, and in no picker. Posts that feature them still show them.',
      tags: ['Products'],
    })
    .input(z.object({ ids, archived: flag }))
    .output(messageResponse({ archivedCount: z.number() })),
  setGone: admin(404)
    .route({
      method: 'PUT',
      path: '/admin/products/{product_id}/gone',
      summary:
        'Tell visitors that a product is no longer available, and what to buy instead (an addition of this site)',
      inputStructure: 'detailed',
      tags: ['Products'],
    })
    .input(
      z.object({
        params: z.object({ product_id: id }),
        body: z.object({ is_gone: flag, replacement_id: id.nullable().default(null) }),
      }),
    )
    .output(messageDataResponse({ product: productSchema })),
  suggest: admin(404)
    .route({
      method: 'GET',
      path: '/admin/products/{product_id}/replacements',
      summary: 'Suggest products in place of one (an addition of this site)',
      description: 'With the same GTIN or item number first, then those of the same category with the nearest names.',
      tags: ['Products'],
    })
    .input(z.object({ product_id: id }))
    .output(dataResponse({ products: looseObjects(suggestedSchema) })),
}

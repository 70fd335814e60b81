import { z } from 'zod'
import { admin, dataResponse, id, ids, messageDataResponse, messageResponse } from '../call'
import * as f from '../fields/fields'
import { RESTORE_DAYS } from './catalog-views'
import { LEFT_REASONS } from './value-origin'
import { productSchema, readingSchema } from './product'

const field = z.enum(f.READ_FIELDS, `must be one of ${f.READ_FIELDS.join(', ')}`)

/** What reading a product's page again would change. */
const rereadSchema = z.object({
  /** The product as it is stored. */
  product: productSchema,
  /** The product as it would be if everything was applied. */
  read: productSchema,
  reading: readingSchema,
  /** The fields that differ. */
  changes: f.looseObjects(z.object({ field, /** Whether a person corrected it. */ by_hand: z.boolean() })),
  /** The product that the page shows, if it is another one; with its id if that one is stored. */
  other: z.object({ name: f.anyText, product_id: f.looseText }).nullable().catch(null),
  updated_at: f.timestamp,
})
export type Reread = z.infer<typeof rereadSchema>

/** A reading that was not undone. */
const leftSchema = z.object({ id: z.string(), reason: z.enum(LEFT_REASONS).catch('changed') })

/** A product's page read again: additions of this site. */
export const rereadCalls = {
  reread: admin('POST /admin/products/{product_id}/reread', 'Compare a product with its page as it is now', {
    failures: [404, 422, 502, 504],
    isDetailed: true,
    description:
      'Stores nothing. With `reading`, as POST /products/read-source returns it, no page is fetched: for shops that block servers.',
  })
    .input(
      z.object({
        params: z.object({ product_id: id }),
        body: z.object({ reading: readingSchema.optional() }, 'must be an object').default({}),
      }),
    )
    .output(dataResponse(rereadSchema.shape)),
  applyReading: admin(
    'POST /admin/products/{product_id}/apply-reading',
    'Apply chosen fields of a reading to a product',
    {
      failures: [404, 409],
      isDetailed: true,
      description:
        'Only `fields` change; a chosen field that a person corrected follows the page again. A price that is the same as stored counts as checked now. With `updated_at` in the body the reading is refused with 409 when the product was saved since.',
    },
  )
    .input(
      z.object({
        params: z.object({ product_id: id }),
        body: z.object({
          reading: readingSchema,
          fields: z.array(field, 'must be a list of names'),
          updated_at: f.versionOf('product').optional(),
        }),
      }),
    )
    .output(
      messageDataResponse({
        product: productSchema,
        /** The id to undo the reading by; null if no field was chosen. */
        reading_id: f.looseText,
      }),
    ),
  undoReadings: admin('POST /admin/products/undo-readings', 'Undo readings that were applied', {
    description: `Their products get back the values, origins and prices that were replaced. Readings of products that were changed, read again or deleted since are not undone, nor those that are older than ${RESTORE_DAYS} days: undoneIds lists those that are, and left why the others are not.`,
  })
    .input(z.object({ ids }))
    .output(messageResponse({ undoneIds: f.looseTexts, left: f.looseObjects(leftSchema) })),
}

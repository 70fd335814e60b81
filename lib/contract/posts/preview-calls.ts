import { z } from 'zod'
import { adminRead, dataResponse, id } from '../call'
import { anyText, looseFlag, looseObjects, looseTexts, text } from '../fields/fields'
import { MAX_CONTENT_LENGTH, MAX_LINKED_PRODUCTS } from '../limits'
import { pictureAddress } from '../pictures/picture-address'
import { productsSchema } from '../products/product'

const workSchema = z.object({
  id: id
    .nullable()
    .default(null)
    .describe('The id of the post, for the sub-ids of affiliate links; null for a new one'),
  content: text(MAX_CONTENT_LENGTH),
  previewImage: pictureAddress.nullable().default(null),
  products: z
    .array(id, 'must be a list of ids')
    .max(MAX_LINKED_PRODUCTS, `must hold at most ${MAX_LINKED_PRODUCTS} ids`)
    .default([])
    .describe('The products that it features, in order; unknown ones are left out'),
})
export type PreviewedWork = z.infer<typeof workSchema>

const bodySchema = z.object({
  html: anyText,
  headings: looseObjects(z.object({ id: anyText, text: anyText, level: z.literal([2, 3]) })),
  sponsored: looseFlag,
  hasBlocks: looseFlag,
  hasVideos: looseFlag,
  hasPins: looseFlag,
  kits: looseObjects(z.object({ name: anyText })),
  comparisons: looseObjects(z.object({ names: looseTexts })),
  /** HTML of the pins of the preview image, which is shown above the text. */
  previewPins: z.object({ shape: anyText, links: anyText, list: anyText }).nullable(),
})

/** Calls for previews of posts. */
export const previewCalls = {
  preview: adminRead()
    .route({
      method: 'POST',
      path: '/admin/posts/preview',
      summary: 'Render unsaved work on a post as visitors would get it (an addition of this site)',
      description: 'Sanitized as on save, with the current values of the featured products. Nothing is stored.',
      tags: ['Posts'],
    })
    .input(workSchema)
    .output(dataResponse({ post: z.object({ id: id.nullable(), products: productsSchema }), body: bodySchema })),
}

import { z } from 'zod'
import { admin, dataResponse, id, ids, messageDataResponse, messageResponse } from '../call'
import { catalogItemSchema } from './catalog'
import * as f from '../fields/fields'
import { productSchema } from './product'
import { postStatusSchema } from '../posts/post'

/** A product that could be bought instead of another, with what they share. */
export const suggestedSchema = catalogItemSchema.extend({ same: z.enum(['gtin', 'sku', 'name']).catch('name') })

/** The end of a product's life: additions of this site. */
export const archiveCalls = {
  batchArchive: admin('POST /admin/products/batch-archive', 'Archive products, or take them out of the archive', {
    description:
      'Archived products are in no list or search for visitors, and in no picker. Posts that feature them still show them.',
  })
    .input(z.object({ ids, archived: f.flag }))
    .output(messageResponse({ archivedCount: z.number() })),
  setGone: admin(
    'PUT /admin/products/{product_id}/gone',
    'Tell visitors that a product is no longer available, and what to buy instead',
    { failures: [404], isDetailed: true },
  )
    .input(
      z.object({
        params: z.object({ product_id: id }),
        body: z.object({ is_gone: f.flag, replacement_id: id.nullable().default(null) }),
      }),
    )
    .output(messageDataResponse({ product: productSchema })),
  suggest: admin('GET /admin/products/{product_id}/replacements', 'Suggest products in place of one', {
    failures: [404],
    description: 'With the same GTIN or item number first, then those of the same category with the nearest names.',
  })
    .input(z.object({ product_id: id }))
    .output(dataResponse({ products: f.looseObjects(suggestedSchema) })),
}

const blocksSchema = z.array(z.int('must be a whole number').min(0), 'must be a list of numbers')

/** A post whose link to a product is, or would be, replaced. */
const replacedSchema = z.object({
  post_id: z.string(),
  title: z.string(),
  status: postStatusSchema.catch('draft'),
  /** The place of the product among those of the post. */
  position: z.number(),
  /** Whether the post features the other product already: then the two become one. */
  has_both: z.boolean(),
  /** The blocks of its text that change: cards, comparisons, kits and pins. An external API may not say. */
  blocks: blocksSchema.catch([]),
})

export type ReplacedLink = z.infer<typeof replacedSchema>

const undoneSchema = z.object({
  post_id: id,
  position: z.int().min(0),
  has_both: f.flag,
  blocks: blocksSchema.max(1_000).default([]),
})

export type LinkToRestore = z.infer<typeof undoneSchema>

/** One product in place of another: additions of this site. */
export const replaceCalls = {
  replace: admin('POST /admin/products/{product_id}/replace', 'Feature another product in place of this one', {
    failures: [404],
    isDetailed: true,
    description:
      'In all posts, or in those of `post_ids`, and in the blocks of their texts. With `merge`, which needs all posts, visitors’ saved lists and the products that name this one as their replacement follow, and this product is deleted; it can be restored for 30 days. With `dry_run` nothing changes. Posts keep the version before.',
  })
    .input(
      z.object({
        params: z.object({ product_id: id }),
        body: z.object({
          by: id.describe('The product to feature instead'),
          post_ids: ids.optional(),
          merge: f.flag.default(false),
          dry_run: f.flag.default(false),
        }),
      }),
    )
    .output(messageDataResponse({ replaced: z.array(replacedSchema) })),
  undoReplace: admin('POST /admin/products/{product_id}/undo-replace', 'Undo a replacement', {
    failures: [404],
    isDetailed: true,
    description:
      'Restores the product if it was deleted, and its links in the posts that still feature the other product.',
  })
    .input(
      z.object({
        params: z.object({ product_id: id }),
        body: z.object({ by: id, links: z.array(undoneSchema, 'must be a list of links').max(10_000) }),
      }),
    )
    .output(messageDataResponse({ restored: z.array(z.string()) })),
}

import { z } from 'zod'
import { admin, dataResponse, messageDataResponse, id } from './call'
import { anyText, looseFlag, looseObjects, looseText, looseTexts, text, timestamp, versionOf } from './fields'
import { postSchema, postStatusSchema } from './post'

/** The fields of a post whose changes its versions tell of. */
export const VERSION_FIELDS = [
  'title',
  'summary',
  'content',
  'previewImage',
  'previewImageAlt',
  'previewImageCaption',
  'categories',
  'tags',
  'products',
  'status',
  'isHighlighted',
] as const
export type VersionField = (typeof VERSION_FIELDS)[number]

const saved = {
  /** When it was saved, which names the version too: the `updated_at` that the post had. */
  saved_at: timestamp,
  /** The user name of whoever saved it; null where that is not known. */
  saved_by: looseText,
  /** Whether it is the post as it is now. */
  is_current: looseFlag,
}

/** A version in the list of a post's versions. */
export const versionSummarySchema = z.object({
  ...saved,
  title: anyText,
  status: postStatusSchema.catch('draft'),
  isHighlighted: looseFlag,
  /** The fields in which it differs from the version before it; none for the earliest that is kept. */
  changed: looseTexts,
  /** The latest earlier version, not the one before it, whose text and fields are the same; null for none. */
  same_as: timestamp,
})
export type VersionSummary = z.infer<typeof versionSummarySchema>

/** A whole version. */
export const postVersionSchema = postSchema
  .pick({
    title: true, summary: true, content: true, previewImage: true, previewImageAlt: true, previewImageCaption: true,
    categories: true, tags: true, status: true, isHighlighted: true,
  })
  .extend({ ...saved, products: looseObjects(z.object({ product_id: anyText, name: anyText })) })
export type PostVersion = z.infer<typeof postVersionSchema>

const params = z.object({ id, version: text(40) })

/** The versions of a post, and how one comes back: an addition of this site. */
export const versionCalls = {
  list: admin(404, 410)
    .route({
      method: 'GET',
      path: '/curated-posts/{id}/versions',
      summary: 'The versions of a post, the latest first',
      description:
        'The post as it is now and what it was before each save, highlight, publication and restoring, whoever made it. Of the last day all are kept, of the week before the last of each hour, of 90 days the last of each day, of older ones the last of each week; at most 100, of 10 MB together.',
      tags: ['Versions'],
    })
    .input(z.object({ id }))
    .output(dataResponse({ versions: looseObjects(versionSummarySchema) })),
  get: admin(404, 410)
    .route({
      method: 'GET',
      path: '/curated-posts/{id}/versions/{version}',
      summary: 'One version of a post, whole',
      description: 'The version is named by its `saved_at`. Products that are gone since have no name.',
      tags: ['Versions'],
    })
    .input(params)
    .output(dataResponse({ version: postVersionSchema })),
  restore: admin(404, 409, 410)
    .route({
      method: 'POST',
      path: '/curated-posts/{id}/versions/{version}/restore',
      summary: 'Make the post again what it was in a version',
      description:
        'As a new version. The status and the highlight stay as they are, and products that are gone are left out. With `updated_at` it is refused with 409 when the post was saved since.',
      inputStructure: 'detailed',
      tags: ['Versions'],
    })
    .input(z.object({ params, body: z.object({ updated_at: versionOf('post').optional() }).optional() }))
    .output(messageDataResponse({ post: postSchema })),
}

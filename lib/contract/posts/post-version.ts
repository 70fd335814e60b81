import { z } from 'zod'
import { admin, dataResponse, messageDataResponse, id } from '../call'
import * as f from '../fields/fields'
import { postSchema, postStatusSchema } from './post'

const FIELDS = {
  title: true,
  summary: true,
  content: true,
  previewImage: true,
  previewImageAlt: true,
  previewImageCaption: true,
  categories: true,
  tags: true,
  products: true,
  status: true,
  isHighlighted: true,
  seo: true,
  author: true,
  published_at: true,
} as const
export type VersionField = keyof typeof FIELDS
/** The fields of a post whose changes versions show. */
export const VERSION_FIELDS = Object.keys(FIELDS) as VersionField[]

const saved = {
  /** When it was saved: the `updated_at` that the post had, which identifies the version. */
  saved_at: f.timestamp,
  /** The user name of who saved it; null if unknown. */
  saved_by: f.looseText,
  is_current: f.looseFlag,
}

export const versionSummarySchema = z.object({
  ...saved,
  title: f.anyText,
  status: postStatusSchema.catch('draft'),
  isHighlighted: f.looseFlag,
  /** The fields that differ from the previous version; empty for the earliest. */
  changed: f.looseTexts,
  /** The latest version before the previous one with the same values; null if there is none. */
  same_as: f.timestamp,
})
export type VersionSummary = z.infer<typeof versionSummarySchema>

export const postVersionSchema = postSchema
  .pick(FIELDS)
  .extend({ ...saved, products: f.looseObjects(z.object({ product_id: f.anyText, name: f.anyText })) })
export type PostVersion = z.infer<typeof postVersionSchema>

const params = z.object({ id, version: f.text(40) })

/** Versions of a post: an addition of this site. */
export const versionCalls = {
  list: admin('GET /curated-posts/{id}/versions', 'List the versions of a post, latest first', {
    failures: [404, 410],
    description:
      'The post as it is now and what it was before each save, highlight, publication and restoring, whoever made it. Of the last day all are kept, of the week before the last of each hour, of 90 days the last of each day, of older ones the last of each week; at most 100, of 10 MB together.',
  })
    .input(z.object({ id }))
    .output(dataResponse({ versions: f.looseObjects(versionSummarySchema) })),
  get: admin('GET /curated-posts/{id}/versions/{version}', 'Get a version of a post', {
    failures: [404, 410],
    description: 'The version is identified by its `saved_at`. Products that were deleted since have no name.',
  })
    .input(params)
    .output(dataResponse({ version: postVersionSchema })),
  restore: admin('POST /curated-posts/{id}/versions/{version}/restore', 'Restore a version of a post', {
    failures: [404, 409, 410],
    isDetailed: true,
    description:
      'As a new version. The status and the highlight stay as they are, and products that are gone are left out. With `updated_at` it is refused with 409 when the post was saved since.',
  })
    .input(z.object({ params, body: z.object({ updated_at: f.versionOf('post').optional() }).optional() }))
    .output(messageDataResponse({ post: postSchema })),
}

import { z } from 'zod'
import { adminRead, dataResponse, id, adminPrivate, messageDataResponse, admin, messageResponse } from '../call'
import * as f from '../fields/fields'
import * as limits from '../limits'
import { pictureAddress } from '../pictures/picture-address'
import { productsSchema } from '../products/product'

/**
 * What a check of a URL has shown: `gone` is a site without such a page, `refused` one that turns robots away, which
 * says nothing about the page.
 */
const ADDRESS_STATES = ['works', 'gone', 'refused', 'unreachable'] as const

const urlCheckSchema = z.object({
  state: z.enum(ADDRESS_STATES),
  /** HTTP status of a failure; null if the site did not answer. */
  status: z.number().nullable(),
})

export type UrlCheck = z.infer<typeof urlCheckSchema>

export const linkCalls = {
  check: adminRead('POST /admin/links/check', 'Check whether there is a page at a URL', {
    description: 'Public addresses only. Each site gets one request at a time, and its robots.txt is obeyed.',
  })
    .input(z.object({ url: f.text(limits.MAX_URL_LENGTH) }))
    .output(dataResponse({ check: urlCheckSchema })),
}

const workSchema = z.object({
  id: id
    .nullable()
    .default(null)
    .describe('The id of the post, for the sub-ids of affiliate links; null for a new one'),
  content: f.text(limits.MAX_CONTENT_LENGTH),
  previewImage: pictureAddress.nullable().default(null),
  products: f
    .listOf(id, 'ids', limits.MAX_LINKED_PRODUCTS)
    .default([])
    .describe('The products that it features, in order; unknown ones are left out'),
})

export type PreviewedWork = z.infer<typeof workSchema>

const bodySchema = z.object({
  html: f.anyText,
  headings: f.looseObjects(z.object({ id: f.anyText, text: f.anyText, level: z.literal([2, 3]) })),
  sponsored: f.looseFlag,
  hasBlocks: f.looseFlag,
  hasVideos: f.looseFlag,
  hasPins: f.looseFlag,
  kits: f.looseObjects(z.object({ name: f.anyText })),
  comparisons: f.looseObjects(z.object({ names: f.looseTexts })),
  /** HTML of the pins of the preview image, which is shown above the text. */
  previewPins: z.object({ shape: f.anyText, links: f.anyText, list: f.anyText }).nullable(),
})

export const previewCalls = {
  preview: adminRead('POST /admin/posts/preview', 'Render unsaved work on a post as visitors would get it', {
    description: 'Sanitized as on save, with the current values of the featured products. Nothing is stored.',
  })
    .input(workSchema)
    .output(dataResponse({ post: z.object({ id: id.nullable(), products: productsSchema }), body: bodySchema })),
}

export const videoCalls = {
  read: adminPrivate('POST /admin/videos/read', 'Read the title of a video and store its still picture', {
    failures: [422, 502, 504],
    description: 'For videos of YouTube and Vimeo, by the address of their page or player.',
  })
    .input(z.object({ url: f.text(limits.MAX_URL_LENGTH) }))
    .output(messageDataResponse({ video: z.object({ href: f.anyText, title: f.anyText, picture: f.looseText }) })),
}

const draftSchema = z.object({
  slot: f.anyText,
  /** Null for a new post. */
  post_id: f.looseText,
  /** JSON of the editor that wrote it. */
  work: f.anyText,
  saved_at: f.timestamp,
})

export type StoredWork = z.infer<typeof draftSchema>

const slot = f.text(64).regex(/^[\w-]+$/, 'must be letters, digits, hyphens and underscores')

/** Unsaved work of editors, for other browsers: additions of this site. It is no part of a post or of its versions. */
export const draftCalls = {
  list: admin('GET /admin/drafts', 'List unsaved work on a post, latest first')
    .input(z.object({ post_id: id.optional().describe('Without it: on new posts') }))
    .output(dataResponse({ drafts: f.looseObjects(draftSchema) })),
  save: adminPrivate('PUT /admin/drafts/{slot}', 'Store unsaved work in a slot, replacing what it holds', {
    isDetailed: true,
    description: `Each open editor has its own slot. At most ${limits.MAX_DRAFTS_PER_POST} of a post and ${limits.MAX_DRAFTS} in all are stored, the latest, for ${limits.DRAFT_DAYS} days.`,
  })
    .input(
      z.object({
        params: z.object({ slot }),
        body: z.object(
          {
            post_id: z.union([id, z.null()], 'must be the id of a post or null').default(null),
            work: f.text(limits.MAX_DRAFT_LENGTH),
          },
          'must be an object',
        ),
      }),
    )
    .output(messageDataResponse({ saved_at: f.timestamp })),
  remove: adminPrivate('DELETE /admin/drafts/{slot}', 'Remove unsaved work, if it is there')
    .input(z.object({ slot }))
    .output(messageResponse({})),
}

import { z } from 'zod'
import { admin, dataResponse, id, messageDataResponse, messageResponse } from '../call'
import * as f from '../fields/fields'
import { MAX_ALT_LENGTH, MAX_BATCH_SIZE, MAX_UPLOAD_SIZE, MAX_URL_LENGTH } from '../limits'
import { MAX_QUERY_LENGTH } from '../fields/address-query'
import { loosePagination } from '../fields/pagination'
import { PICTURE_FILTERS, PICTURE_GRACE_DAYS, PICTURE_ORDERS, PICTURE_PLACES, PICTURES_PER_PAGE } from './picture-texts'

const NAME = /^[0-9a-f]{24}_\d{1,5}x\d{1,5}_(?:[0-9a-f]{6}|clear)$/
const name = f.text(60).regex(NAME, 'must be the name of a picture')
const names = z.array(name, 'must be a list of names').max(MAX_BATCH_SIZE, `must hold at most ${MAX_BATCH_SIZE} names`)
const place = z.enum(PICTURE_PLACES, `must be one of ${PICTURE_PLACES.join(', ')}`)

/** Where a picture is shown: a post or, for the places `product` and `author`, one of these. */
const useSchema = z.object({ place, id: f.anyText, title: f.anyText })
export type PictureUse = z.infer<typeof useSchema>

const libraryPictureSchema = z.object({
  /** What identifies it: its file name without extension. */
  name: f.anyText,
  url: f.anyText,
  width: z.number(),
  height: z.number(),
  /** Bytes. */
  size: z.number(),
  /** The default alt text, or one that a post gives it; null without any. */
  alt: f.looseText,
  /** What stays in sight where the picture is cropped; absent without any. */
  focus: f.looseFocalPoint,
  uploaded_at: f.timestamp,
  removed_at: f.timestamp,
  /** Some of the places that show it, and their number. */
  uses: f.looseObjects(useSchema),
  use_count: z.number(),
  /** The number of earlier versions and deleted posts that show it. */
  past_count: z.number(),
})
export type LibraryPicture = z.infer<typeof libraryPictureSchema>

/** A place in which a picture is, or would be, replaced. */
const replacedSchema = useSchema.extend({
  /** Which of the pictures of that name there, counted from 0. */
  at: z.array(z.number()),
})
export type ReplacedPicture = z.infer<typeof replacedSchema>
const undoneSchema = z.object({ place, id, at: z.array(z.int().min(0)).max(10_000) })
export type PictureToRestore = z.infer<typeof undoneSchema>

const params = z.object({ name })

/** The library of uploaded pictures: additions of this site. */
export const pictureCalls = {
  fetch: admin('POST /admin/pictures/fetch', 'Store a picture of another site', {
    failures: [422, 502, 504],
    description: `Public addresses only, by its content at most ${MAX_UPLOAD_SIZE}.`,
  })
    .input(z.object({ url: f.text(MAX_URL_LENGTH) }))
    .output(messageDataResponse({ url: z.string() })),
  list: admin('GET /admin/pictures', 'List uploaded pictures')
    .input(
      z.object({
        q: f
          .wordsOf(MAX_QUERY_LENGTH)
          .optional()
          .describe('Part of the alt text, or of the title of a post, product or author that shows it'),
        filter: z.enum(PICTURE_FILTERS, `must be one of ${PICTURE_FILTERS.join(', ')}`).optional(),
        sort: z.enum(PICTURE_ORDERS, `must be one of ${PICTURE_ORDERS.join(', ')}`).optional(),
        page: f.queryPage.optional(),
        per_page: f.queryInteger(1, 100).optional().describe(`Default: ${PICTURES_PER_PAGE}`),
      }),
    )
    .output(
      dataResponse({
        pictures: f.looseObjects(libraryPictureSchema),
        pagination: loosePagination,
        counts: z.record(z.enum(PICTURE_FILTERS), z.number()),
      }),
    ),
  find: admin('GET /admin/pictures/{name}', 'Read a picture of the library', { failures: [404], isDetailed: true })
    .input(z.object({ params }))
    .output(dataResponse({ picture: libraryPictureSchema })),
  describe: admin('PUT /admin/pictures/{name}', 'Set the default alt text or the focal point of a picture', {
    failures: [404],
    isDetailed: true,
    description:
      'The alt texts of posts and products that show it already stay as they are. Wherever the picture is cropped, its focal point stays in sight.',
  })
    .input(
      z.object({
        params,
        body: z
          .object({
            alt: f.text(MAX_ALT_LENGTH),
            focus: f.focalPointSchema.nullable().describe('In percent from the left and the top; null for none'),
          })
          .partial()
          .refine((body) => Object.keys(body).length > 0, 'must have alt or focus'),
      }),
    )
    .output(messageResponse({})),
  remove: admin('POST /admin/pictures/remove', 'Remove pictures that no post or product shows', {
    description: `Pictures in use stay, and are listed in usedNames. A removed picture is erased after ${PICTURE_GRACE_DAYS} days, unless a post or product shows it by then.`,
  })
    .input(z.object({ names }))
    .output(messageResponse({ removedNames: z.array(z.string()), usedNames: z.array(z.string()) })),
  restore: admin('POST /admin/pictures/restore', 'Restore removed pictures')
    .input(z.object({ names }))
    .output(messageResponse({ restoredCount: z.number() })),
  replace: admin('POST /admin/pictures/{name}/replace', 'Show another picture everywhere in place of this one', {
    failures: [404],
    isDetailed: true,
    description:
      'In the text, preview and social picture of posts, and in products. With `dry_run` nothing changes. Posts keep the version before.',
  })
    .input(z.object({ params, body: z.object({ by: name, dry_run: f.flag.default(false) }) }))
    .output(messageDataResponse({ replaced: z.array(replacedSchema) })),
  undoReplace: admin('POST /admin/pictures/{name}/undo-replace', 'Undo the replacement of a picture', {
    failures: [404],
    isDetailed: true,
    description: 'In those places that still show the other picture.',
  })
    .input(
      z.object({
        params,
        body: z.object({ by: name, places: z.array(undoneSchema, 'must be a list of places').max(10_000) }),
      }),
    )
    .output(messageDataResponse({ restored: z.number() })),
}

import { z } from 'zod'
import { admin, dataResponse, messageDataResponse, id, ids, mixed, open, messageResponse, success } from '../call'
import * as f from '../fields/fields'
import { MAX_ADDRESSES, MAX_CATEGORY_LENGTH, MAX_UPLOAD_SIZE } from '../limits'
import { MAX_QUERY_LENGTH } from '../fields/address-query'
import { loosePagination } from '../fields/pagination'
import { authorShape } from './authors'
import { POST_ORDERS } from './post-lists'
import { postCountsSchema } from './post-counts'
import {
  postAddressSchema,
  postChangeSchema,
  postCreateSchema,
  postSchema,
  postStatusSchema,
  postSummarySchema,
} from './post'
import { postFacetsSchema, searchedSchema } from '../search/search'

const searchText = f.wordsOf(MAX_QUERY_LENGTH)
const withheld = z
  .number()
  .optional()
  .catch(undefined)
  .describe('Number of posts from an external API that are not public')

/** The calls of posts: those of SPEC section 7 and the additions of this site. */
export const postCalls = {
  list: mixed('GET /curated-posts', 'List or search posts')
    .input(
      z.object({
        status: postStatusSchema.optional().describe('Without admin credentials always published'),
        isHighlighted: f.queryBoolean.optional(),
        limit: f.queryListSize.optional().describe('Maximum number of posts, instead of page and per_page'),
        page: f.queryPage.optional(),
        per_page: f.queryListSize.optional().describe('Default: 10'),
        q: searchText.optional().describe('Search query; best matches first'),
        category: f.text(MAX_CATEGORY_LENGTH).optional().describe('One of the fixed categories, verbatim'),
        tag: f.text(100).optional(),
        sort: f
          .oneOf(POST_ORDERS)
          .optional()
          .describe('Default: newest; highlights in the order that the admin gave them'),
        counts: f.queryBoolean.optional().describe('For the admin: also returns post counts by filter'),
        exact: f.queryBoolean.optional().describe('Disables spelling correction'),
        facets: f.queryBoolean.optional().describe('Also returns facet counts'),
        brief: f.queryBoolean.optional().describe('Omits the products of each post'),
      }),
    )
    .output(
      dataResponse({
        posts: f.looseObjects(postSummarySchema),
        pagination: loosePagination,
        counts: postCountsSchema.optional().catch(undefined),
        search: searchedSchema,
        facets: postFacetsSchema,
        withheld,
      }),
    ),
  get: mixed('GET /curated-posts/{id}', 'One post', { failures: [404, 410] })
    .input(z.object({ id }))
    .output(dataResponse({ post: postSchema })),
  addresses: open('GET /data/posts/addresses', 'List the sitemap data of published posts')
    .input(z.object({ page: f.queryPage.optional(), per_page: f.queryInteger(1, MAX_ADDRESSES).optional() }))
    .output(dataResponse({ posts: f.looseObjects(postAddressSchema), pagination: loosePagination })),
  authors: open('GET /authors', 'The authors of published posts', { tags: ['Authors'] }).output(
    dataResponse({ authors: f.looseObjects(authorShape) }),
  ),
  byAuthor: open('GET /authors/{id}', 'An author with the newest published posts', {
    failures: [404],
    tags: ['Authors'],
  })
    .input(z.object({ id }))
    .output(dataResponse({ author: authorShape, posts: f.looseObjects(postSummarySchema) })),
  create: admin('POST /curated-posts', 'Create a post', {
    failures: [409],
    isDetailed: true,
    successStatus: 201,
    description:
      'Sent anew with the same Idempotency-Key, as after a lost answer, it makes no second post: the first is as sent last, or the call is refused with 409 when that was saved since.',
  })
    .input(
      z.object({ headers: z.object({ 'idempotency-key': f.text(200).optional() }).optional(), body: postCreateSchema }),
    )
    .output(messageDataResponse({ post: postSchema })),
  update: admin('PUT /curated-posts/{id}', 'Update the given fields of a post', {
    failures: [404, 409, 410],
    isDetailed: true,
    description:
      'With `updated_at` in the body, or its text in If-Match, the change is refused with 409 when the post was saved since.',
  })
    .input(
      z.object({
        params: z.object({ id }),
        headers: z.object({ 'if-match': z.string().optional() }).optional(),
        body: postChangeSchema,
      }),
    )
    .output(messageDataResponse({ post: postSchema })),
  remove: admin('DELETE /curated-posts/{id}', 'Delete a post', { failures: [404, 410] })
    .input(z.object({ id }))
    .output(messageResponse({})),
  batchDelete: admin('POST /curated-posts/batch-delete', 'Delete posts', {
    description: 'In one transaction; missing ids are not counted.',
  })
    .input(z.object({ ids }))
    .output(z.object({ success, message: z.string().optional(), deletedCount: z.number() })),
  batchHighlight: admin('POST /curated-posts/batch-highlight', 'Highlight posts, or remove their highlight', {
    failures: [404, 409, 410],
    description: 'All or none: fails if one post is missing or not published.',
  })
    .input(z.object({ ids, isHighlighted: f.flag }))
    .output(z.object({ success, message: z.string().optional(), updatedCount: z.number() })),
  orderHighlights: admin('POST /curated-posts/order-highlights', 'Set the order of the highlights', {
    description:
      'Highlighted posts that are not given come first, the newest before others; posts that are not highlighted are left out.',
  })
    .input(z.object({ ids }))
    .output(messageResponse({})),
  batchStatus: admin('POST /curated-posts/batch-status', 'Publish posts, or unpublish them', {
    failures: [404, 410],
    description:
      'All or none: fails if one post is missing. Unpublishing removes the highlight, and `highlighted` gives it back to posts that are published by the same call. `ids` are the posts that changed.',
  })
    .input(z.object({ ids, status: postStatusSchema, highlighted: ids.optional() }))
    .output(
      z.object({
        success,
        message: z.string().optional(),
        updatedCount: z.number(),
        ids: f.looseTexts,
      }),
    ),
  uploadImage: admin('POST /curated-posts/upload-image', 'Upload a picture', {
    description: `JPEG, PNG, WebP, GIF, AVIF, HEIC or TIFF by content, at most ${MAX_UPLOAD_SIZE}. Metadata is dropped. Animated GIF and WebP keep their frames.`,
  })
    .input(z.object({ image: z.file('must be a file'), postId: f.text(200).optional() }))
    .output(messageDataResponse({ url: z.string() })),
}

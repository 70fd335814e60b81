import { z } from 'zod'
import { affiliateCalls } from './affiliate'
import { admin, dataResponse, messageDataResponse, id, ids, mixed, open, messageResponse, visitor } from './call'
import { catalogCalls } from './catalog-calls'
import { deletedCalls } from './deleted-post'
import { flag, looseObjects, looseTexts, queryBoolean, queryInteger, queryListSize, queryPage, text, wordsOf } from './fields'
import { MAX_ADDRESSES, MAX_QUERY_LENGTH } from './limits'
import { loosePagination } from './pagination'
import { postCountsSchema } from './post-counts'
import { POST_ORDERS } from './post-orders'
import { postAddressSchema, postChangeSchema, postCreateSchema, postSchema, postStatusSchema, postSummarySchema } from './post'
import { versionCalls } from './post-version'
import { productCalls } from './product-calls'
import { MAX_ZERO_RESULT_DAYS, zeroResultSearchSchema, synonymSchema, synonymWordsSchema } from './search-admin'
import { postFacetsSchema, searchedSchema, suggestionsSchema } from './search'
import { savedKindSchema, savedSchema } from './saved'

const searchText = wordsOf(MAX_QUERY_LENGTH)
const withheld = z.number().optional().catch(undefined).describe('How many posts another API gave that are not for visitors')

/** The one table of calls: SPEC section 7 and, marked so, what the site adds to it. */
export const contract = {
  admin: {
    authCheck: admin()
      .route({ method: 'GET', path: '/admin/auth-check', summary: 'Check admin credentials', tags: ['Admin'] })
      .output(z.object({ success: z.literal(true).catch(true) }).catch({ success: true })),
  },
  posts: {
    list: mixed()
      .route({ method: 'GET', path: '/curated-posts', summary: 'List or search posts', tags: ['Posts'] })
      .input(
        z.object({
          status: postStatusSchema.optional().describe('Without admin credentials always published'),
          isHighlighted: queryBoolean.optional(),
          limit: queryListSize.optional().describe('The first so many posts, in place of page and per_page'),
          page: queryPage.optional(),
          per_page: queryListSize.optional().describe('10 unless said otherwise'),
          q: searchText.optional().describe('Words to search for; the best matches come first'),
          category: text(100).optional().describe('One of the fixed categories, to the letter'),
          tag: text(100).optional(),
          sort: z.enum(POST_ORDERS, `must be one of ${POST_ORDERS.join(', ')}`).optional().describe('newest unless said otherwise'),
          counts: queryBoolean.optional().describe('For the admin: how many posts each filter holds'),
          exact: queryBoolean.optional().describe('Search for the words as they are typed: correct none'),
          facets: queryBoolean.optional().describe('Tell what a search can be narrowed to'),
          brief: queryBoolean.optional().describe('Leave the products of each post out'),
        }),
      )
      .output(
        dataResponse({ posts: looseObjects(postSummarySchema), pagination: loosePagination, counts: postCountsSchema.optional().catch(undefined), search: searchedSchema, facets: postFacetsSchema, withheld }),
      ),
    get: mixed(404, 410)
      .route({ method: 'GET', path: '/curated-posts/{id}', summary: 'One post', tags: ['Posts'] })
      .input(z.object({ id }))
      .output(dataResponse({ post: postSchema })),
    addresses: open()
      .route({
        method: 'GET',
        path: '/data/posts/addresses',
        summary: 'What a sitemap says of each published post (an addition of this site)',
        tags: ['Posts'],
      })
      .input(z.object({ page: queryPage.optional(), per_page: queryInteger(1, MAX_ADDRESSES).optional() }))
      .output(dataResponse({ posts: looseObjects(postAddressSchema), pagination: loosePagination })),
    create: admin(409)
      .route({
        method: 'POST',
        path: '/curated-posts',
        summary: 'Create a post',
        description:
          'Sent anew with the same Idempotency-Key, as after a lost answer, it makes no second post: the first is as sent last, or the call is refused with 409 when that was saved since.',
        successStatus: 201,
        inputStructure: 'detailed',
        tags: ['Posts'],
      })
      .input(z.object({ headers: z.object({ 'idempotency-key': text(200).optional() }).optional(), body: postCreateSchema }))
      .output(messageDataResponse({ post: postSchema })),
    update: admin(404, 409, 410)
      .route({
        method: 'PUT',
        path: '/curated-posts/{id}',
        summary: 'Change a post: only the fields that are named',
        description:
          'With `updated_at` in the body, or its text in If-Match, the change is refused with 409 when the post was saved since.',
        inputStructure: 'detailed',
        tags: ['Posts'],
      })
      .input(
        z.object({
          params: z.object({ id }),
          headers: z.object({ 'if-match': z.string().optional() }).optional(),
          body: postChangeSchema,
        }),
      )
      .output(messageDataResponse({ post: postSchema })),
    remove: admin(404, 410)
      .route({ method: 'DELETE', path: '/curated-posts/{id}', summary: 'Delete a post', tags: ['Posts'] })
      .input(z.object({ id }))
      .output(messageResponse({})),
    batchDelete: admin()
      .route({
        method: 'POST',
        path: '/curated-posts/batch-delete',
        summary: 'Delete posts',
        description: 'In one step; ids that are not there are left out of the count.',
        tags: ['Posts'],
      })
      .input(z.object({ ids }))
      .output(z.object({ success: z.literal(true).catch(true), message: z.string().optional(), deletedCount: z.number() })),
    batchHighlight: admin(404, 409, 410)
      .route({
        method: 'POST',
        path: '/curated-posts/batch-highlight',
        summary: 'Highlight posts, or remove their highlight',
        description: 'All or none: one post that is missing, or not published, refuses the whole call.',
        tags: ['Posts'],
      })
      .input(z.object({ ids, isHighlighted: flag }))
      .output(z.object({ success: z.literal(true).catch(true), message: z.string().optional(), updatedCount: z.number() })),
    batchStatus: admin(404, 410)
      .route({
        method: 'POST',
        path: '/curated-posts/batch-status',
        summary: 'Publish posts, or unpublish them (an addition of this site)',
        description: 'All or none: one post that is missing refuses the whole call. Unpublishing removes the highlight. `ids` names the posts that changed.',
        tags: ['Posts'],
      })
      .input(z.object({ ids, status: postStatusSchema }))
      .output(z.object({ success: z.literal(true).catch(true), message: z.string().optional(), updatedCount: z.number(), ids: looseTexts })),
    uploadImage: admin()
      .route({
        method: 'POST',
        path: '/curated-posts/upload-image',
        summary: 'Upload a picture',
        description: 'JPEG, PNG, WebP, GIF, AVIF, HEIC or TIFF by content, at most 15 MB. Its metadata is dropped. A GIF or WebP that moves keeps its frames.',
        tags: ['Posts'],
      })
      .input(z.object({ image: z.file('must be a file'), postId: text(200).optional() }))
      .output(messageDataResponse({ url: z.string() })),
  },
  products: productCalls,
  catalog: catalogCalls,
  affiliates: affiliateCalls,
  categories: {
    list: open()
      .route({
        method: 'GET',
        path: '/data/posts/categories',
        summary: 'The categories that published posts are in',
        tags: ['Posts'],
      })
      .output(dataResponse({ categories: looseTexts })),
  },
  search: {
    suggest: open(429)
      .route({
        method: 'GET',
        path: '/data/suggestions',
        summary: 'What a search that is being typed may find (an addition of this site)',
        tags: ['Search'],
      })
      .input(z.object({ q: searchText }))
      .output(dataResponse(suggestionsSchema.shape)),
    misses: admin()
      .route({ method: 'GET', path: '/admin/search-misses', summary: 'What was searched for and not found', tags: ['Search'] })
      .input(z.object({ days: queryInteger(1, MAX_ZERO_RESULT_DAYS).optional().describe('30 unless said otherwise') }))
      .output(dataResponse({ misses: looseObjects(zeroResultSearchSchema) })),
    synonyms: admin()
      .route({ method: 'GET', path: '/admin/synonyms', summary: "The administrator's own synonyms", tags: ['Search'] })
      .output(dataResponse({ synonyms: looseObjects(synonymSchema) })),
    addSynonym: admin()
      .route({ method: 'POST', path: '/admin/synonyms', summary: 'Let words mean the same in searches', successStatus: 201, tags: ['Search'] })
      .input(z.object({ words: synonymWordsSchema }))
      .output(messageDataResponse({ synonym: synonymSchema })),
    removeSynonym: admin(404)
      .route({ method: 'DELETE', path: '/admin/synonyms/{id}', summary: 'Forget a synonym', tags: ['Search'] })
      .input(z.object({ id }))
      .output(messageResponse({})),
  },
  deleted: deletedCalls,
  versions: versionCalls,
  /** A visitor's own list: an addition of this site. */
  saved: {
    list: visitor()
      .route({ method: 'GET', path: '/me/saved', summary: "The visitor's saved posts and products", tags: ['Saved'] })
      .output(dataResponse(savedSchema.shape)),
    add: visitor(404, 409)
      .route({ method: 'PUT', path: '/me/saved/{kind}/{id}', summary: 'Save a post or a product', tags: ['Saved'] })
      .input(z.object({ kind: savedKindSchema, id }))
      .output(z.object({ success: z.literal(true).catch(true) })),
    remove: visitor()
      .route({ method: 'DELETE', path: '/me/saved/{kind}/{id}', summary: 'Remove it from the list', tags: ['Saved'] })
      .input(z.object({ kind: savedKindSchema, id }))
      .output(z.object({ success: z.literal(true).catch(true) })),
    clear: visitor()
      .route({ method: 'DELETE', path: '/me/saved', summary: 'Remove the whole list', tags: ['Saved'] })
      .output(z.object({ success: z.literal(true).catch(true) })),
  },
}

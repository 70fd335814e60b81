import { isCategory } from '@/lib/contract/posts/categories'
import { MAX_LIST_SIZE, POSTS_PER_PAGE } from '@/lib/contract/limits'
import { ADMIN_TEXTS, postsDeleted, postsUpdated } from '@/lib/contract/admin-texts'
import { env } from '../../core/env'
import { authorWithPosts, publishedAuthors } from '../../posts/authors'
import { countPosts } from '../../posts/lists/count-posts'
import { getPost } from '../../posts/get-post'
import { listAddresses } from '../../posts/lists/list-addresses'
import { listPosts } from '../../posts/lists/list-posts'
import { orderHighlights } from '../../posts/label-posts'
import { presentAuthor, presentPost, presentSummaries } from '../../posts/post-row'
import { changePost, createPost } from '../../posts/write-post'
import { highlightPosts, removePost, removePosts, setStatusOfPosts } from '../../posts/write-posts'
import { apiErrors } from '../api-errors'
import { ADMIN_ONLY, api } from '../implement'
import { readTimestamp } from '@/lib/contract/fields/fields'
import { uploadImage } from '../picture-calls'
import { fetchRules } from '../../fetch/target'
import { checkUrl } from '../../fetch/check-url'

/** The calls for posts. */
export const postCalls = {
  list: api.posts.list.handler(async ({ input, context: { admin, viewer, database } }) => {
    if (!admin && input.status === 'draft') throw apiErrors.unauthorized(ADMIN_ONLY)
    if (input.category !== undefined && !isCategory(input.category)) {
      throw apiErrors.badField('category', 'is not one of the fixed categories')
    }
    const filter = { ...input, tag: input.tag || undefined, status: admin ? input.status : ('published' as const) }
    const size = input.limit ?? input.per_page ?? (admin && !input.page ? MAX_LIST_SIZE : POSTS_PER_PAGE)
    const found = await listPosts(database, filter, input.limit ? 1 : (input.page ?? 1), size)
    const posts = await presentSummaries(database, found.posts, viewer)
    const counts = admin && input.counts ? { counts: await countPosts(database) } : {}
    return { data: { ...found, posts, ...counts } }
  }),
  get: api.posts.get.handler(async ({ input, context: { admin, viewer, database } }) => ({
    data: { post: await presentPost(database, await getPost(database, input.id, admin), viewer) },
  })),
  addresses: api.posts.addresses.handler(async ({ input, context: { database } }) => ({
    data: await listAddresses(database, input.page ?? 1, input.per_page),
  })),
  authors: api.posts.authors.handler(async ({ context: { viewer, database } }) => ({
    data: { authors: (await publishedAuthors(database)).map((author) => presentAuthor(author, viewer)) },
  })),
  byAuthor: api.posts.byAuthor.handler(async ({ input, context: { viewer, database } }) => {
    const { author, posts } = await authorWithPosts(database, input.id)
    return {
      data: { author: presentAuthor(author, viewer), posts: await presentSummaries(database, posts, viewer) },
    }
  }),
  create: api.posts.create.handler(async ({ input, context: { viewer, database, changed } }) => {
    const post = await createPost(database, input.body, {
      author: env().ADMIN_USERNAME,
      key: input.headers?.['idempotency-key'],
    })
    changed.push(post.id)
    return { message: ADMIN_TEXTS.postCreated, data: { post: await presentPost(database, post, viewer) } }
  }),
  update: api.posts.update.handler(async ({ input, context: { viewer, database, changed } }) => {
    const basedOn = input.body.updated_at ?? readIfMatch(input.headers?.['if-match'])
    const post = await changePost(database, input.params.id, input.body, { basedOn, author: env().ADMIN_USERNAME })
    changed.push(post.id)
    return { message: ADMIN_TEXTS.postUpdated, data: { post: await presentPost(database, post, viewer) } }
  }),
  remove: api.posts.remove.handler(async ({ input, context: { database } }) => {
    await removePost(database, input.id, env().ADMIN_USERNAME)
    return { message: ADMIN_TEXTS.postDeleted }
  }),
  batchDelete: api.posts.batchDelete.handler(async ({ input, context: { database } }) => {
    const deletedCount = await removePosts(database, input.ids, env().ADMIN_USERNAME)
    return { message: postsDeleted(deletedCount), deletedCount }
  }),
  batchHighlight: api.posts.batchHighlight.handler(async ({ input, context: { database } }) => {
    const updatedCount = await highlightPosts(database, input.ids, input.isHighlighted, env().ADMIN_USERNAME)
    return { message: postsUpdated(updatedCount), updatedCount }
  }),
  orderHighlights: api.posts.orderHighlights.handler(async ({ input, context: { database } }) => {
    await orderHighlights(database, input.ids)
    return { message: ADMIN_TEXTS.highlightsOrdered }
  }),
  batchStatus: api.posts.batchStatus.handler(async ({ input, context: { database, changed } }) => {
    const { status, highlighted } = input
    const ids = await setStatusOfPosts(database, input.ids, status, env().ADMIN_USERNAME, highlighted)
    changed.push(...ids)
    return { message: postsUpdated(ids.length), updatedCount: ids.length, ids }
  }),
  uploadImage,
}

/**
 * The version in an If-Match header: the `updated_at` of a post, with or without quotes. Null without a header and for `*`, which
 * matches any version.
 * @throws 400 if the header holds no timestamp
 */
function readIfMatch(header: string | undefined): string | null {
  if (header === undefined || header.trim() === '*') return null
  const version = readTimestamp(header.trim().replace(/^(?:W\/)?"(.*)"$/, '$1'))
  if (version === null) throw apiErrors.badField('If-Match', 'must be the updated_at of the post')
  return version
}

/** The calls for links in posts. */
export const linkCalls = {
  check: api.links.check.handler(async ({ input: { url }, signal }) => ({
    data: { check: await checkUrl(url, fetchRules(), { signal }) },
  })),
}

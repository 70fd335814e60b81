import { isCategory } from '@/lib/contract/posts/categories'
import { MAX_LIST_SIZE, MAX_UPLOAD_BYTES, MAX_UPLOAD_SIZE, POSTS_PER_PAGE } from '@/lib/contract/limits'
import { ADMIN_TEXTS, postsDeleted, postsUpdated } from '@/lib/contract/admin-texts'
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
import { ADMIN_ONLY, type Answers } from '../implement'
import { readTimestamp } from '@/lib/contract/fields/fields'
import { addPicture } from '../../pictures/add-picture'
import { previewPost } from '../../posts/post-drafts'
import { fetchRules } from '../../fetch/target'
import { checkUrl } from '../../fetch/check-url'

/** The calls for posts. */
export const postCalls: Answers['posts'] = {
  list: async (input, { admin, viewer, database }) => {
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
  },
  get: async (input, { admin, viewer, database }) => ({
    data: { post: await presentPost(database, await getPost(database, input.id, admin), viewer) },
  }),
  addresses: async (input, { database }) => ({ data: await listAddresses(database, input.page ?? 1, input.per_page) }),
  authors: async (_input, { viewer, database }) => ({
    data: { authors: (await publishedAuthors(database)).map((author) => presentAuthor(author, viewer)) },
  }),
  byAuthor: async (input, { viewer, database }) => {
    const { author, posts } = await authorWithPosts(database, input.id)
    return {
      data: { author: presentAuthor(author, viewer), posts: await presentSummaries(database, posts, viewer) },
    }
  },
  create: async (input, { author, viewer, database, changed }) => {
    const post = await createPost(database, input.body, { author, key: input.headers?.['idempotency-key'] })
    changed.push(post.id)
    return { message: ADMIN_TEXTS.postCreated, data: { post: await presentPost(database, post, viewer) } }
  },
  update: async (input, { author, viewer, database, changed }) => {
    const basedOn = input.body.updated_at ?? readIfMatch(input.headers?.['if-match'])
    const post = await changePost(database, input.params.id, input.body, { basedOn, author })
    changed.push(post.id)
    return { message: ADMIN_TEXTS.postUpdated, data: { post: await presentPost(database, post, viewer) } }
  },
  remove: async (input, { author, database }) => {
    await removePost(database, input.id, author)
    return { message: ADMIN_TEXTS.postDeleted }
  },
  batchDelete: async (input, { author, database }) => {
    const deletedCount = await removePosts(database, input.ids, author)
    return { message: postsDeleted(deletedCount), deletedCount }
  },
  batchHighlight: async (input, { author, database }) => {
    const updatedCount = await highlightPosts(database, input.ids, input.isHighlighted, author)
    return { message: postsUpdated(updatedCount), updatedCount }
  },
  orderHighlights: async (input, { database }) => {
    await orderHighlights(database, input.ids)
    return { message: ADMIN_TEXTS.highlightsOrdered }
  },
  batchStatus: async (input, { author, database, changed }) => {
    const { status, highlighted } = input
    const ids = await setStatusOfPosts(database, input.ids, status, author, highlighted)
    changed.push(...ids)
    return { message: postsUpdated(ids.length), updatedCount: ids.length, ids }
  },
  preview: async (input, { database }) => ({ data: await previewPost(database, input) }),
  uploadImage: async ({ image }, { database }) => {
    if (image.size > MAX_UPLOAD_BYTES) throw apiErrors.badField('image', `must have at most ${MAX_UPLOAD_SIZE}`)
    const url = await addPicture(database, new Uint8Array(await image.arrayBuffer()))
    return { message: ADMIN_TEXTS.imageUploaded, data: { url } }
  },
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
export const linkCalls: Answers['links'] = {
  check: async ({ url }, { signal }) => ({ data: { check: await checkUrl(url, fetchRules(), { signal }) } }),
}

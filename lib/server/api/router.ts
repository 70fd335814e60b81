import 'server-only'
import { implement } from '@orpc/server'
import { CATEGORIES, isCategory } from '@/lib/contract/categories'
import { contract } from '@/lib/contract/api'
import { MAX_UPLOAD_BYTES, POSTS_PER_PAGE } from '@/lib/contract/limits'
import { postsDeleted, postsUpdated, TEXTS } from '@/lib/contract/texts'
import { readTimestamp } from '@/lib/contract/timestamp'
import { isAdmin } from '../admin/credentials'
import { database } from '../db/connect'
import { pictureStore } from '../images/picture-store'
import { PictureError, storePicture } from '../images/store-picture'
import { getPost } from '../posts/get-post'
import { countPosts, listPosts, usedCategories } from '../posts/list-posts'
import { changePost, createPost, highlightPosts, removePost, removePosts } from '../posts/write-post'
import { listProducts } from '../products/list-products'
import { listSaved, removeSaved, saveItem } from '../visitors/saved-items'
import { verifyVisitor } from '../visitors/verify-visitor'
import { failures } from './failures'

/** What a call knows of its caller. */
export type ApiContext = {
  /** The Authorization header as it came. */
  authorization: string | null
}

const api = implement(contract).$context<ApiContext>()

/** Every call learns whether its caller is the admin; calls that are the admin's alone stop here. */
const os = api.use(async ({ context, procedure, next }) => {
  const admin = context.authorization !== null && (await isAdmin(context.authorization))
  if (procedure['~orpc'].meta.access === 'admin' && !admin) throw failures.unauthorized(TEXTS.invalidAdmin)
  return next({ context: { admin, database: await database() } })
})

const ADMIN_ONLY = 'Only the administrator may ask for this'

const posts = {
  list: os.posts.list.handler(async ({ input, context: { admin, database } }) => {
    if (!admin && input.status === 'draft') throw failures.unauthorized(ADMIN_ONLY)
    if (input.category !== undefined && !isCategory(input.category)) {
      throw failures.badField('category', 'is not one of the fixed categories')
    }
    const filter = { ...input, status: admin ? input.status : ('published' as const) }
    const size = input.limit ?? input.per_page ?? (admin && !input.page ? 1000 : POSTS_PER_PAGE)
    const found = await listPosts(database, filter, input.limit ? 1 : (input.page ?? 1), size)
    return { success: true as const, data: { ...found, ...(admin && input.counts && { counts: await countPosts(database) }) } }
  }),
  get: os.posts.get.handler(async ({ input, context: { admin, database } }) => ({
    success: true as const,
    data: { post: await getPost(database, input.id, admin) },
  })),
  create: os.posts.create.handler(async ({ input, context: { database } }) => ({
    success: true as const,
    message: TEXTS.postCreated,
    data: { post: await createPost(database, input) },
  })),
  update: os.posts.update.handler(async ({ input, context: { database } }) => {
    const basedOn = input.body.updated_at ?? readTimestamp(input.headers?.['if-match']?.replace(/^W\/|"/g, ''))
    const post = await changePost(database, input.params.id, input.body, basedOn)
    return { success: true as const, message: TEXTS.postUpdated, data: { post } }
  }),
  remove: os.posts.remove.handler(async ({ input, context: { database } }) => {
    await removePost(database, input.id)
    return { success: true as const, message: TEXTS.postDeleted }
  }),
  batchDelete: os.posts.batchDelete.handler(async ({ input, context: { database } }) => {
    const deletedCount = await removePosts(database, input.ids)
    return { success: true as const, message: postsDeleted(deletedCount), deletedCount }
  }),
  batchHighlight: os.posts.batchHighlight.handler(async ({ input, context: { database } }) => {
    const updatedCount = await highlightPosts(database, input.ids, input.isHighlighted)
    return { success: true as const, message: postsUpdated(updatedCount), updatedCount }
  }),
  uploadImage: os.posts.uploadImage.handler(async ({ input }) => {
    if (input.image.size > MAX_UPLOAD_BYTES) throw failures.badField('image', 'must have at most 15 MB')
    try {
      const url = await storePicture(await input.image.bytes(), pictureStore())
      return { success: true as const, message: TEXTS.imageUploaded, data: { url } }
    } catch (error) {
      if (error instanceof PictureError) throw failures.badField('image', error.message)
      throw error
    }
  }),
}

const products = {
  list: os.products.list.handler(async ({ input, context: { admin, database } }) => {
    if (input.include_unlinked && !admin) throw failures.unauthorized(ADMIN_ONLY)
    const filter = { search: input.search, postCategory: input.post_category, includeUnlinked: input.include_unlinked }
    return { success: true as const, data: await listProducts(database, filter, input.page ?? 1, input.per_page) }
  }),
  fetchFromUrl: os.products.fetchFromUrl.handler(() => {
    throw failures.notImplemented('Reading products from addresses is not available')
  }),
  correct: os.products.correct.handler(() => {
    throw failures.notImplemented('Correcting products is not available')
  }),
}

const categories = {
  list: os.categories.list.handler(async ({ context: { database } }) => {
    const used = new Set(await usedCategories(database))
    return { success: true as const, data: { categories: CATEGORIES.filter((category) => used.has(category)) } }
  }),
}

/** A visitor's own calls: the provider's ID token says whose list it is. */
const visitor = os.use(async ({ context, next }) => {
  const uid = await verifyVisitor(context.authorization)
  if (!uid) throw failures.unauthorized('Sign in to use your list')
  return next({ context: { uid } })
})

const saved = {
  list: visitor.saved.list.handler(async ({ context: { database, uid } }) => ({
    success: true as const,
    data: await listSaved(database, uid),
  })),
  add: visitor.saved.add.handler(async ({ input, context: { database, uid } }) => {
    await saveItem(database, uid, input.kind, input.id)
    return { success: true as const }
  }),
  remove: visitor.saved.remove.handler(async ({ input, context: { database, uid } }) => {
    await removeSaved(database, uid, input)
    return { success: true as const }
  }),
  clear: visitor.saved.clear.handler(async ({ context: { database, uid } }) => {
    await removeSaved(database, uid)
    return { success: true as const }
  }),
}

/** The embedded API: an answer for every call of the contract. */
export const router = api.router({
  admin: { authCheck: os.admin.authCheck.handler(() => ({ success: true as const })) },
  posts,
  products,
  categories,
  saved,
})

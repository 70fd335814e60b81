import 'server-only'
import { and, eq, inArray } from 'drizzle-orm'
import type { z } from 'zod'
import type { Post, PostChange, PostCreate } from '@/lib/contract/post'
import type { linkedProductSchema } from '@/lib/contract/product'
import { failures } from '../api/failures'
import { cleanContent } from '../content/clean-content'
import type { Database } from '../db/database'
import { deletedPosts, postCategories, postProducts, posts, products } from '../db/schema'
import { newId } from './new-id'
import { postColumns, toPost } from './post-row'
import { slugOf } from './slug'

type Linked = z.infer<typeof linkedProductSchema>[]
type PostRow = typeof posts.$inferSelect

/** Stores a new post; its slug comes from its title. */
export async function createPost(database: Database, input: PostCreate): Promise<Post> {
  return database.transaction(async (tx) => {
    const { products: linked, ...fields } = input
    if (fields.isHighlighted && fields.status !== 'published') throw failures.conflict('Must be published to highlight')
    const now = new Date()
    const id = newId()
    await tx.insert(posts).values({
      ...fields,
      id,
      slug: slugOf(fields.title),
      content: cleanContent(fields.content),
      previewImage: fields.previewImage || null,
      tagText: fields.tags.join(' '),
      productText: '',
      createdAt: now,
      updatedAt: now,
    })
    await linkProducts(tx, id, linked)
    await fileUnderCategories(tx, id)
    return readWritten(tx, id)
  })
}

/**
 * Changes the fields that are named and no other; unpublishing removes the highlight.
 * @param basedOn the `updated_at` the change was made on; a newer one in the store is a conflict.
 */
export async function changePost(database: Database, id: string, change: PostChange, basedOn?: string | null): Promise<Post> {
  return database.transaction(async (tx) => {
    const [before] = await tx.select().from(posts).where(eq(posts.id, id)).for('update')
    if (!before) throw await missing(tx, id)
    if (basedOn && basedOn !== before.updatedAt.toISOString()) {
      throw failures.conflict(`This post was saved in between, at ${before.updatedAt.toISOString()}`)
    }
    const { products: linked, updated_at: _basedOn, ...fields } = change
    await tx
      .update(posts)
      .set({ ...changedColumns(before, fields), updatedAt: laterThan(before.updatedAt) })
      .where(eq(posts.id, id))
    if (linked) await linkProducts(tx, id, linked)
    await fileUnderCategories(tx, id)
    return readWritten(tx, id)
  })
}

function changedColumns(before: PostRow, fields: Omit<PostChange, 'products' | 'updated_at'>): Partial<PostRow> {
  const status = fields.status ?? before.status
  if (fields.isHighlighted && status !== 'published') throw failures.conflict('Must be published to highlight')
  return {
    ...fields,
    ...(fields.title !== undefined && { slug: slugOf(fields.title) }),
    ...(fields.content !== undefined && { content: cleanContent(fields.content) }),
    ...(fields.previewImage !== undefined && { previewImage: fields.previewImage || null }),
    ...(fields.tags && { tagText: fields.tags.join(' ') }),
    isHighlighted: status === 'published' && (fields.isHighlighted ?? before.isHighlighted),
  }
}

/** Two saves in one millisecond must still be told apart. */
function laterThan(before: Date): Date {
  return new Date(Math.max(Date.now(), before.getTime() + 1))
}

/** Deletes a post for good; its address answers 410 from then on. */
export async function removePost(database: Database, id: string): Promise<void> {
  await database.transaction(async (tx) => {
    if ((await removeRows(tx, [id])) === 0) throw await missing(tx, id)
  })
}

/** Deletes all of the posts that exist, in one transaction. @returns how many there were. */
export async function removePosts(database: Database, ids: string[]): Promise<number> {
  return database.transaction((tx) => removeRows(tx, ids))
}

async function removeRows(tx: Database, ids: string[]): Promise<number> {
  if (ids.length === 0) return 0
  const gone = await tx.delete(posts).where(inArray(posts.id, ids)).returning({ id: posts.id })
  const deletedAt = new Date()
  if (gone.length > 0) await tx.insert(deletedPosts).values(gone.map(({ id }) => ({ id, deletedAt }))).onConflictDoNothing()
  return gone.length
}

/** Highlights all of the posts or none. @returns how many changed. */
export async function highlightPosts(database: Database, ids: string[], isHighlighted: boolean): Promise<number> {
  if (ids.length === 0) return 0
  return database.transaction(async (tx) => {
    const rows = await tx
      .select({ id: posts.id, status: posts.status })
      .from(posts)
      .where(inArray(posts.id, ids))
      .for('update')
    const absent = ids.find((id) => !rows.some((row) => row.id === id))
    if (absent) throw await missing(tx, absent)
    if (isHighlighted && rows.some((row) => row.status !== 'published')) {
      throw failures.conflict('Must be published to highlight')
    }
    const changed = await tx
      .update(posts)
      .set({ isHighlighted, updatedAt: new Date() })
      .where(and(inArray(posts.id, ids), eq(posts.isHighlighted, !isHighlighted)))
      .returning({ id: posts.id })
    return changed.length
  })
}

async function missing(tx: Database, id: string) {
  const [deleted] = await tx.select().from(deletedPosts).where(eq(deletedPosts.id, id))
  return deleted ? failures.postGone() : failures.postNotFound()
}

async function linkProducts(tx: Database, postId: string, linked: Linked): Promise<void> {
  const ids = [...new Set(linked.map((product) => product.product_id))]
  const rows = ids.length ? await tx.select().from(products).where(inArray(products.id, ids)) : []
  const unknown = ids.find((id) => !rows.some((row) => row.id === id))
  if (unknown !== undefined) throw failures.badField('products', `no product has the id ${JSON.stringify(unknown)}`)
  await tx.delete(postProducts).where(eq(postProducts.postId, postId))
  if (ids.length > 0) {
    await tx.insert(postProducts).values(ids.map((productId, position) => ({ postId, productId, position })))
  }
  const productText = rows.map((row) => [row.name, row.brand, row.modelNumber].filter(Boolean).join(' ')).join(' ')
  await tx.update(posts).set({ productText }).where(eq(posts.id, postId))
}

async function fileUnderCategories(tx: Database, postId: string): Promise<void> {
  await tx.delete(postCategories).where(eq(postCategories.postId, postId))
  const [post] = await tx.select().from(posts).where(eq(posts.id, postId))
  if (!post || post.categories.length === 0) return
  const published = post.status === 'published'
  await tx
    .insert(postCategories)
    .values(post.categories.map((category) => ({ category, postId, published, createdAt: post.createdAt })))
}

async function readWritten(tx: Database, id: string): Promise<Post> {
  const [row] = await tx.select(postColumns).from(posts).where(eq(posts.id, id))
  if (!row) throw failures.postNotFound()
  return toPost(tx, row)
}

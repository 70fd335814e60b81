import { and, desc, eq, gt, inArray, isNotNull, lte, notExists, sql, type SQL } from 'drizzle-orm'
import type { DeletedPost } from '@/lib/contract/posts/deleted-post'
import { DELETED_POST_DAYS } from '@/lib/contract/limits'
import type { Pagination } from '@/lib/contract/fields/pagination'
import { errors } from '../core/errors'
import { type Database, write } from '../db/database'
import { deletedPosts, postVersions } from '../db/schema/history-schema'
import { paginate } from '../db/query/sql'
import { posts } from '../db/schema/post-schema'
import { assignCategories } from './assign-categories'
import { findLinked, knownProducts, storeLinks } from '../products/link-products'
import { readSnapshot, snapshotOfPost } from '@/lib/server/posts/versions/record-versions'

const PERIOD = DELETED_POST_DAYS * 86_400_000
const lastExpired = () => new Date(Date.now() - PERIOD)

/** Stores snapshots of posts that are about to be deleted, to restore them from. */
export async function archivePosts(tx: Database, ids: string[], author: string | null): Promise<void> {
  const leaving = tx
    .select({
      id: posts.id,
      deletedAt: sql<Date>`${new Date().toISOString()}::timestamptz`.as('deleted_at'),
      wasPublic: sql<boolean>`${posts.publishedAt} is not null or ${posts.status} = 'published'`.as('was_public'),
      deletedBy: sql<string | null>`${author}::text`.as('deleted_by'),
      snapshot: snapshotOfPost.as('snapshot'),
    })
    .from(posts)
    .where(inArray(posts.id, ids))
  // A post that was created again under its idempotency key may have been deleted before.
  await tx
    .insert(deletedPosts)
    .select(leaving)
    .onConflictDoUpdate({
      target: deletedPosts.id,
      set: {
        deletedAt: sql`excluded.deleted_at`,
        wasPublic: sql`${deletedPosts.wasPublic} or excluded.was_public`,
        deletedBy: sql`excluded.deleted_by`,
        snapshot: sql`excluded.snapshot`,
      },
    })
}

function isRestorable(database: Database): SQL | undefined {
  const isThere = database.select().from(posts).where(eq(posts.id, deletedPosts.id))
  return and(isNotNull(deletedPosts.snapshot), gt(deletedPosts.deletedAt, lastExpired()), notExists(isThere))
}

const field = (name: string) => sql<string>`${deletedPosts.snapshot}->>${sql.raw(`'${name}'`)}`
const listed = {
  id: deletedPosts.id,
  deletedAt: deletedPosts.deletedAt,
  deletedBy: deletedPosts.deletedBy,
  slug: field('slug'),
  title: field('title'),
  previewImage: field('preview_image'),
  status: field('status'),
}

/** One page of the deleted posts that can be restored, the latest first. */
export async function listDeleted(
  database: Database,
  page: number,
  size: number,
): Promise<{ posts: DeletedPost[]; pagination: Pagination }> {
  const where = isRestorable(database)
  const total = await database.$count(deletedPosts, where)
  const rows = await database
    .select(listed)
    .from(deletedPosts)
    .where(where)
    .orderBy(desc(deletedPosts.deletedAt), desc(deletedPosts.id))
    .limit(size)
    .offset((page - 1) * size)
  return { posts: rows.map(toDeletedPost), pagination: paginate(page, size, total) }
}

type Listed = { [Name in keyof typeof listed]: Name extends 'deletedAt' ? Date : string | null }

function toDeletedPost({ id, title, status, deletedAt, deletedBy, ...row }: Listed): DeletedPost {
  return {
    ...row,
    id: id ?? '',
    title: title ?? '',
    status: status === 'published' ? 'published' : 'draft',
    deleted_at: deletedAt.toISOString(),
    deleted_by: deletedBy,
    expires_at: new Date(deletedAt.getTime() + PERIOD).toISOString(),
  }
}

/**
 * Restores deleted posts with their ids and slugs, all or none, without products that were deleted since.
 * @returns their distinct ids.
 * @throws not-found if one is not there, or was deleted too long ago.
 */
export async function restoreDeleted(database: Database, ids: string[]): Promise<string[]> {
  const distinct = [...new Set(ids)]
  if (distinct.length === 0) return []
  return write(database, async (tx) => {
    const deleted = await tx
      .select()
      .from(deletedPosts)
      .where(and(inArray(deletedPosts.id, distinct), isRestorable(tx)))
      .for('update')
    const rows = deleted.flatMap(({ snapshot }) => (snapshot ? [readSnapshot(snapshot)] : []))
    if (rows.length < distinct.length) throw errors.deletedPostNotFound(distinct.length)
    for (const { productIds, ...row } of rows) {
      await tx.insert(posts).values(row)
      await storeLinks(tx, row.id, await findLinked(tx, await knownProducts(tx, productIds)))
    }
    await assignCategories(tx, ...rows)
    await tx.delete(deletedPosts).where(inArray(deletedPosts.id, distinct))
    return distinct
  })
}

/**
 * Deletes the snapshots and the versions of deleted posts for good, all or none; their addresses still answer 410.
 * @returns the number of posts.
 * @throws not-found if one is not there.
 */
export async function eraseDeleted(database: Database, ids: string[]): Promise<number> {
  const distinct = [...new Set(ids)]
  if (distinct.length === 0) return 0
  return write(database, async (tx) => {
    const erased = await erase(tx, and(inArray(deletedPosts.id, distinct), isRestorable(tx)))
    if (erased < distinct.length) throw errors.deletedPostNotFound(distinct.length)
    return erased
  })
}

/** Erases posts whose time to be restored has expired. @returns their number. */
export async function purgeDeleted(database: Database): Promise<number> {
  return write(database, (tx) =>
    erase(tx, and(isNotNull(deletedPosts.snapshot), lte(deletedPosts.deletedAt, lastExpired()))),
  )
}

async function erase(tx: Database, where: SQL | undefined): Promise<number> {
  const erased = await tx.update(deletedPosts).set({ snapshot: null }).where(where).returning({ id: deletedPosts.id })
  const ids = erased.map(({ id }) => id)
  if (ids.length > 0) await tx.delete(postVersions).where(inArray(postVersions.postId, ids))
  return ids.length
}

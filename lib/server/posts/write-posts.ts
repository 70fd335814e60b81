import { inArray, sql } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import { ADMIN_TEXTS } from '@/lib/contract/admin-texts'
import type { PostStatus } from '@/lib/contract/posts/post'
import { errors } from '../core/errors'
import { type Database, write } from '../db/database'
import { posts } from '../db/schema/post-schema'
import { archivePosts } from './deleted-posts'
import { assignCategories } from './assign-categories'
import { endPlans } from './plans/end-plans'
import { recordVersions } from '@/lib/server/posts/versions/record-versions'
import { postNotFound } from './get-post'

/** Deletes a post, which can be restored for a while. If it was ever public, its address then answers 410. */
export async function removePost(database: Database, id: string, author: string | null = null): Promise<void> {
  if ((await removePosts(database, [id], author)) === 0) throw await postNotFound(database, id, true)
}

/** Deletes posts in one transaction, ignoring missing ones. @returns the number deleted. */
export async function removePosts(database: Database, ids: string[], author: string | null = null): Promise<number> {
  if (ids.length === 0) return 0
  return write(database, async (tx) => {
    await archivePosts(tx, ids, author)
    const gone = await tx.delete(posts).where(inArray(posts.id, ids)).returning({ id: posts.id })
    return gone.length
  })
}

/**
 * Highlights posts or removes their highlight, all or none.
 * @returns the number changed.
 * @throws not-found or gone if one is missing; not-published if one to be highlighted is a draft.
 */
export async function highlightPosts(
  database: Database,
  ids: string[],
  isHighlighted: boolean,
  author: string | null = null,
): Promise<number> {
  if (ids.length === 0) return 0
  return write(database, async (tx) => {
    const rows = await lockAll(tx, ids)
    if (isHighlighted && rows.some((row) => row.status !== 'published'))
      throw errors.notPublished(ADMIN_TEXTS.mustBePublished)
    const changing = rows.filter((row) => row.isHighlighted !== isHighlighted).map((row) => row.id)
    await changeAll(tx, changing, { isHighlighted, highlightPosition: null }, author)
    return changing.length
  })
}

/**
 * Publishes or unpublishes posts, all or none; unpublishing removes the highlight, and keeps its place for an undo. Plans for
 * the status end.
 * @param highlighted those that have a highlight once they are published, in the place that they had.
 * @returns the ids of those that changed.
 * @throws not-found or gone if one is missing.
 */
export async function setStatusOfPosts(
  database: Database,
  ids: string[],
  status: PostStatus,
  author: string | null = null,
  highlighted: string[] = [],
): Promise<string[]> {
  if (ids.length === 0) return []
  return write(database, async (tx) => {
    const rows = await lockAll(tx, ids)
    await endPlans(tx, ids, status)
    const changing = rows.filter((row) => row.status !== status).map((row) => row.id)
    const publishedAt = sql`coalesce(${posts.publishedAt}, ${status === 'published' ? sql`${new Date().toISOString()}::timestamptz` : posts.createdAt})`
    const regains = status === 'published' && highlighted.length > 0 ? inArray(posts.id, highlighted) : sql`false`
    const highlightPosition = sql`case when ${status === 'draft'} or ${regains} then ${posts.highlightPosition} end`
    await changeAll(tx, changing, { status, publishedAt, isHighlighted: regains, highlightPosition }, author)
    return changing
  })
}

/** Changes columns of posts, after storing their versions, and what is derived from these columns. */
export async function changeAll(
  tx: Database,
  ids: string[],
  change: PgUpdateSetSource<typeof posts>,
  author: string | null,
): Promise<void> {
  if (ids.length === 0) return
  await recordVersions(tx, ids)
  const changed = await tx
    .update(posts)
    .set({ updatedAt: laterThanBefore(), ...change, updatedBy: author })
    .where(inArray(posts.id, ids))
    .returning({
      id: posts.id,
      categories: posts.categories,
      status: posts.status,
      createdAt: posts.createdAt,
      publishedAt: posts.publishedAt,
    })
  if (change.status || change.categories) await assignCategories(tx, ...changed)
}

/** The `updated_at` of a change to posts. Two saves in one millisecond must have different timestamps. */
export const laterThanBefore = () =>
  sql`greatest(${new Date().toISOString()}::timestamptz, ${posts.updatedAt} + interval '1 millisecond')`

/** Locks posts for a change of all of them. @throws not-found or gone if one is missing. */
export async function lockAll(tx: Database, ids: string[]) {
  const rows = await tx
    .select({
      id: posts.id,
      title: posts.title,
      status: posts.status,
      isHighlighted: posts.isHighlighted,
      categories: posts.categories,
      tags: posts.tags,
    })
    .from(posts)
    .where(inArray(posts.id, ids))
    .for('update')
  const there = new Set(rows.map((row) => row.id))
  const absent = ids.find((id) => !there.has(id))
  if (absent !== undefined) throw await postNotFound(tx, absent, true)
  return rows
}

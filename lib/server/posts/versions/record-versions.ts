import 'server-only'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { postVersions } from '../../db/schema/history-schema'
import { posts } from '../../db/schema/post-schema'
import { snapshotOfPost } from './post-snapshot'
import { versionsToDrop } from './thin-versions'

/** Stores the current state of posts as versions, before they are changed. */
export async function recordVersions(tx: Database, ids: string[]): Promise<void> {
  const snapshots = tx
    .select({
      postId: posts.id,
      savedAt: posts.updatedAt,
      savedBy: posts.updatedBy,
      snapshot: snapshotOfPost.as('snapshot'),
    })
    .from(posts)
    .where(inArray(posts.id, ids))
    .as('snapshots')
  const rows = tx
    .select({
      postId: snapshots.postId,
      savedAt: snapshots.savedAt,
      savedBy: snapshots.savedBy,
      snapshot: sql`${snapshots.snapshot}`.as('snapshot'),
      size: sql<number>`octet_length(${snapshots.snapshot}::text)`.as('size'),
    })
    .from(snapshots)
  await tx.insert(postVersions).select(rows).onConflictDoNothing()
  await thin(tx, ids)
}

async function thin(tx: Database, ids: string[]): Promise<void> {
  const { postId, savedAt, size } = postVersions
  const rows = await tx.select({ postId, savedAt, size }).from(postVersions).where(inArray(postId, ids))
  const byPost = new Map<string, typeof rows>()
  for (const row of rows) byPost.set(row.postId, [...(byPost.get(row.postId) ?? []), row])
  const now = Date.now()
  for (const [id, versions] of byPost) {
    const dropped = versionsToDrop(versions, now).map((version) => version.savedAt)
    if (dropped.length > 0) await tx.delete(postVersions).where(and(eq(postId, id), inArray(savedAt, dropped)))
  }
}

const CONTENT = sql.raw(`- 'updated_at' - 'updated_by'`)

/** Drops the version that was stored before a save that changed nothing. */
export async function dropUnchanged(tx: Database, id: string, keptAt: Date): Promise<void> {
  const now = tx
    .select({ snapshot: sql`${snapshotOfPost} ${CONTENT}` })
    .from(posts)
    .where(eq(posts.id, id))
  await tx
    .delete(postVersions)
    .where(
      and(
        eq(postVersions.postId, id),
        eq(postVersions.savedAt, keptAt),
        sql`${postVersions.snapshot} ${CONTENT} = (${now})`,
      ),
    )
}

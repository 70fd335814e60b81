import { getTableColumns, sql, and, eq, inArray } from 'drizzle-orm'
import { type PostSnapshot, postVersions } from '../../db/schema/history-schema'
import { posts } from '../../db/schema/post-schema'
import { productIds } from '../post-row'
import { MAX_VERSIONS, MAX_VERSIONS_BYTES } from '@/lib/contract/limits'
import type { Database } from '../../db/database'

const { datedAt: _datedAt, ...columns } = getTableColumns(posts)

type SnapshotRow = Omit<typeof posts.$inferSelect, 'datedAt'> & { productIds: string[] }

const pairs = Object.values(columns).flatMap((column) => [sql.raw(`'${column.name}'`), sql`${column}`])

/** SQL for a whole post as one JSON value, without derived columns. */
export const snapshotOfPost = sql<PostSnapshot>`jsonb_build_object(${sql.join(pairs, sql`, `)}, 'product_ids', ${productIds})`

/** The post of a snapshot; columns that were added since have their defaults. */
export function readSnapshot(snapshot: PostSnapshot): SnapshotRow {
  const entries = Object.entries(columns).flatMap(([name, column]) => {
    const value = snapshot[column.name]
    if (value === undefined) return []
    return [[name, column.dataType === 'date' && typeof value === 'string' ? new Date(value) : value]]
  })
  return {
    ...(Object.fromEntries(entries) as Omit<SnapshotRow, 'productIds'>),
    productIds: snapshot.product_ids as string[],
  }
}

const HOUR = 3_600_000

const DAY = 24 * HOUR

/** Retention by age: the last version of each interval is kept; an interval of 0 keeps all. */
const TIERS = [
  { age: DAY, span: 0 },
  { age: 7 * DAY, span: HOUR },
  { age: 90 * DAY, span: DAY },
  { age: Infinity, span: 7 * DAY },
]

type Version = { savedAt: Date; /** Bytes. */ size: number }

/**
 * Which versions of a post to drop: many recent ones and few old ones are kept, within limits; the latest is always kept.
 * @param versions in any order; @param now milliseconds.
 */
export function versionsToDrop<T extends Version>(versions: T[], now: number): T[] {
  const latestFirst = versions.toSorted((one, other) => other.savedAt.getTime() - one.savedAt.getTime())
  const spans = new Set<string>()
  let count = 0
  let bytes = 0
  return latestFirst.filter(({ savedAt, size }, index) => {
    const at = savedAt.getTime()
    const { span } = TIERS.find(({ age }) => now - at < age) ?? { span: 7 * DAY }
    const key = span ? `${span} ${Math.floor(at / span)}` : `${at}`
    if (spans.has(key)) return true
    if (index > 0 && (count === MAX_VERSIONS || bytes + size > MAX_VERSIONS_BYTES)) return true
    spans.add(key)
    count += 1
    bytes += size
    return false
  })
}

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

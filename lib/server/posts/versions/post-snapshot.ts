import 'server-only'
import { getTableColumns, sql } from 'drizzle-orm'
import type { PostSnapshot } from '../../db/schema/history-schema'
import { posts } from '../../db/schema/post-schema'
import { productIds } from '../post-row'

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

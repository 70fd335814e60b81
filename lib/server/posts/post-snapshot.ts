import 'server-only'
import { getTableColumns, sql } from 'drizzle-orm'
import type { PostSnapshot } from '../db/history-schema'
import { posts } from '../db/schema'
import { productIds } from './post-row'

const { search: _search, productText: _productText, tagText: _tagText, datedAt: _datedAt, ...columns } = getTableColumns(posts)

type SnapshotRow = Omit<typeof posts.$inferSelect, 'search' | 'productText' | 'tagText' | 'datedAt'> & { productIds: string[] }

const pairs = Object.values(columns).flatMap((column) => [sql.raw(`'${column.name}'`), sql`${column}`])

/** A whole post as one JSON value, made in a query on `posts`; what is derived from the rest is left out. */
export const snapshotOfPost = sql<PostSnapshot>`jsonb_build_object(${sql.join(pairs, sql`, `)}, 'product_ids', ${productIds})`

/** The post that a snapshot holds; columns that the table got since have their default. */
export function readSnapshot(snapshot: PostSnapshot): SnapshotRow {
  const entries = Object.entries(columns).flatMap(([name, column]) => {
    const value = snapshot[column.name]
    if (value === undefined) return []
    return [[name, column.dataType === 'date' && typeof value === 'string' ? new Date(value) : value]]
  })
  return { ...(Object.fromEntries(entries) as Omit<SnapshotRow, 'productIds'>), productIds: snapshot.product_ids as string[] }
}

import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' })

/** The columns of a post by their names in the database, and the ids of its products in order: lib/server/posts/post-snapshot.ts. */
export type PostSnapshot = Record<string, unknown>

/** Posts that were deleted: to visitors those that were once public answer 410, and all others 404. */
export const deletedPosts = pgTable(
  'deleted_posts',
  {
    id: text().primaryKey(),
    deletedAt: moment('deleted_at').notNull(),
    wasPublic: boolean('was_public').notNull().default(true),
    /** The user name of whoever deleted it; null where that is not known. */
    deletedBy: text('deleted_by'),
    /** What it is restored from; null where it can no longer be. */
    snapshot: jsonb().$type<PostSnapshot>(),
  },
  (table) => [
    index('deleted_posts_restorable').on(table.deletedAt.desc().nullsFirst(), table.id.desc().nullsFirst()).where(sql`snapshot is not null`),
  ],
)

/** What posts were before a later save, each under the `updated_at` that it had; kept for posts that were deleted too. */
export const postVersions = pgTable(
  'post_versions',
  {
    postId: text('post_id').notNull(),
    savedAt: moment('saved_at').notNull(),
    /** The user name of whoever saved it; null where that is not known. */
    savedBy: text('saved_by'),
    snapshot: jsonb().$type<PostSnapshot>().notNull(),
    /** Bytes of the snapshot as text. */
    size: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.postId, table.savedAt] })],
)

import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from '../query/moment'

/** A post by column names, with the ids of its products in order: lib/server/posts/versions/record-versions.ts. */
export type PostSnapshot = Record<string, unknown>

/** Deleted posts. Visitors get 410 for those that were once public, and 404 for all others. */
export const deletedPosts = pgTable(
  'deleted_posts',
  {
    id: text().primaryKey(),
    deletedAt: moment('deleted_at').notNull(),
    wasPublic: boolean('was_public').notNull().default(true),
    /** The user name of who deleted it; null if unknown. */
    deletedBy: text('deleted_by'),
    /** The data to restore it from; null once that has expired. */
    snapshot: jsonb().$type<PostSnapshot>(),
  },
  (table) => [
    index('deleted_posts_restorable')
      .on(table.deletedAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`snapshot is not null`),
  ],
)

/** Earlier versions of posts, each by the `updated_at` that it had; also of deleted posts. */
export const postVersions = pgTable(
  'post_versions',
  {
    postId: text('post_id').notNull(),
    savedAt: moment('saved_at').notNull(),
    /** The user name of who saved it; null if unknown. */
    savedBy: text('saved_by'),
    snapshot: jsonb().$type<PostSnapshot>().notNull(),
    /** Bytes of the snapshot as text. */
    size: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.postId, table.savedAt] })],
)

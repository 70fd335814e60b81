import { sql } from 'drizzle-orm'
import { boolean, index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

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

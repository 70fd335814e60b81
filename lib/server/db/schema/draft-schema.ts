import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../query/moment'

/** Unsaved work of open editors, each in a slot of its own. Nothing refers to it, and no cache may read it. */
export const postDrafts = pgTable(
  'post_drafts',
  {
    slot: text().primaryKey(),
    /** Null for a new post. Not a reference, since work on a deleted post is stored too. */
    postId: text('post_id'),
    /** JSON, as the editor wrote it; text, since jsonb cannot hold all that JSON can. */
    work: text().notNull(),
    savedAt: moment('saved_at').notNull(),
  },
  (table) => [index('post_drafts_latest').on(table.postId, table.savedAt.desc())],
)

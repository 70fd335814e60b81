import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from './query/moment'

/** Imports of posts from other systems. */
export const imports = pgTable('imports', {
  id: text().primaryKey(),
  /** The name of the file or folder. */
  name: text().notNull(),
  startedAt: moment('started_at').notNull(),
  /** Null until every post was read: the same export can be imported again to go on. */
  finishedAt: moment('finished_at'),
})

/** Imported posts by what identifies them in their source. */
export const importedPosts = pgTable(
  'imported_posts',
  {
    sourceId: text('source_id').primaryKey(),
    importId: text('import_id')
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    postId: text('post_id').notNull(),
    /** A hash of the post as the source had it. */
    digest: text().notNull(),
    /** The `updated_at` that the import gave the post: it has another one once it was changed here. */
    savedAt: moment('saved_at').notNull(),
  },
  (table) => [index('imported_posts_import').on(table.importId)],
)

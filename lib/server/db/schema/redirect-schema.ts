import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { moment } from '../query/moment'

/** Redirects of paths of this site. */
export const redirects = pgTable(
  'redirects',
  {
    id: text().primaryKey(),
    /** What it is found by: lib/format/addresses/redirect-key.ts. */
    key: text().notNull(),
    from: text('from_path').notNull(),
    /** Null for 410. */
    to: text('to_address'),
    status: integer().$type<301 | 302 | 410>().notNull(),
    updatedAt: moment('updated_at').notNull(),
    /** The import that added it; null once it was changed by hand. */
    importId: text('import_id'),
  },
  (table) => [
    uniqueIndex('redirects_key').on(table.key),
    index('redirects_import')
      .on(table.importId)
      .where(sql`import_id is not null`),
  ],
)

/** Paths that visitors requested and that are not there, without any data on the visitor. */
export const missingVisits = pgTable('missing_visits', {
  path: text().primaryKey(),
  visits: integer().notNull(),
  lastAt: moment('last_at').notNull(),
  /** The host of the page that led there last; null if unknown. */
  referrer: text(),
})

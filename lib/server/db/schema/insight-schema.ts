import { date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/**
 * What visitors did, by day, without anything that identifies one. Its ids are no references: a post or product may be deleted
 * and restored.
 */
export const visitCounts = pgTable(
  'visit_counts',
  {
    /** In the time zone of the site. */
    day: date().notNull(),
    kind: text({ enum: ['view', 'click', 'save', 'search', 'empty-search', 'search-click'] }).notNull(),
    /** Empty for none, and for clicks beyond the pairs of post and product that are stored per day. */
    postId: text('post_id').notNull(),
    /** Empty for none. */
    productId: text('product_id').notNull(),
    /** The place of a click, or the words of a search; empty for none, and for searches beyond those stored by words. */
    detail: text().notNull(),
    count: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.kind, table.postId, table.productId, table.detail] }),
    index('visit_counts_post').on(table.postId, table.day),
  ],
)

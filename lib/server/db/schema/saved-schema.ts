import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from '../query/moment'

/** The items that visitors saved, by the identity provider's user id. */
export const savedItems = pgTable(
  'saved_items',
  {
    uid: text().notNull(),
    kind: text({ enum: ['post', 'product'] }).notNull(),
    itemId: text('item_id').notNull(),
    savedAt: moment('saved_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.uid, table.kind, table.itemId] }),
    index('saved_items_newest').on(table.uid, table.savedAt.desc().nullsFirst()),
  ],
)

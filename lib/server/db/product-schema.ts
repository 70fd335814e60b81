import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from './moment'

/** Products that were deleted, as they were, for as long as they can be restored. */
export const deletedProducts = pgTable('deleted_products', {
  id: text().primaryKey(),
  deletedAt: moment('deleted_at').notNull(),
  /** The row by the names of its columns. */
  product: jsonb().$type<Record<string, unknown>>().notNull(),
})

import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from './moment'

/** Products that were deleted, as they were, for as long as they can be restored. */
export const deletedProducts = pgTable('deleted_products', {
  id: text().primaryKey(),
  deletedAt: moment('deleted_at').notNull(),
  /** The row by the names of its columns. */
  product: jsonb().$type<Record<string, unknown>>().notNull(),
})

/** How links to shops earn for the site: by a parameter with its value, or by a template that wraps an address. */
export const affiliateProgrammes = pgTable('affiliate_programmes', {
  host: text().primaryKey(),
  parameter: text(),
  value: text(),
  template: text(),
  updatedAt: moment('updated_at').notNull(),
})

import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from './moment'

/** Deleted products, as long as they can be restored. */
export const deletedProducts = pgTable('deleted_products', {
  id: text().primaryKey(),
  deletedAt: moment('deleted_at').notNull(),
  /** The row by column names. */
  product: jsonb().$type<Record<string, unknown>>().notNull(),
})

/** Affiliate programmes: a query parameter with its value, or a template that wraps a URL; and a parameter for the sub-id. */
export const affiliateProgrammes = pgTable('affiliate_programmes', {
  host: text().primaryKey(),
  parameter: text(),
  value: text(),
  template: text(),
  /** The parameter that gets the id of the post. */
  subParameter: text('sub_parameter'),
  updatedAt: moment('updated_at').notNull(),
})

import { bigint, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from '../query/moment'

/** Deleted products, as long as they can be restored. */
export const deletedProducts = pgTable('deleted_products', {
  id: text().primaryKey(),
  deletedAt: moment('deleted_at').notNull(),
  /** The row by column names. */
  product: jsonb().$type<Record<string, unknown>>().notNull(),
})

/** The prices that a product has had: one for each change, from when it was read or set by hand. */
export const productPrices = pgTable(
  'product_prices',
  {
    /** Not a reference: a deleted product keeps its prices as long as it can be restored. */
    productId: text('product_id').notNull(),
    at: moment('at').notNull(),
    /** Hundredths of a unit of `currency`. */
    price: bigint({ mode: 'number' }).notNull(),
    currency: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.productId, table.at] })],
)

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

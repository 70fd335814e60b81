import { bigint, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { OriginField, ValueOrigin } from '@/lib/contract/products/value-origin'
import { moment } from '../query/moment'

/** Where the values of a product come from, with seconds since 1970; without those of which it is not known. */
export type StoredOrigins = Partial<Record<OriginField, [from: ValueOrigin, at: number]>>

/** Deleted products, as long as they can be restored. */
export const deletedProducts = pgTable('deleted_products', {
  id: text().primaryKey(),
  deletedAt: moment('deleted_at').notNull(),
  /** The row by column names. */
  product: jsonb().$type<Record<string, unknown>>().notNull(),
})

/** Imports of products from CSV files, as long as they can be undone. */
export const productImports = pgTable('product_imports', {
  id: text().primaryKey(),
  /** The name of the file; null if it was not given. */
  name: text(),
  createdAt: moment('created_at').notNull(),
  /** The products that it added. */
  productIds: text('product_ids').array().notNull(),
  undoneAt: moment('undone_at'),
})

/** What the last reading of a product replaced, as long as it can be undone. */
export const replacedValues = pgTable('replaced_values', {
  id: text().primaryKey(),
  /** Not a reference: a deleted product that is restored can still have its reading undone. */
  productId: text('product_id').notNull().unique(),
  /** The version of the product that the reading made. */
  readAt: moment('read_at').notNull(),
  /** The values before, by the names of the columns in this schema. */
  before: jsonb().$type<Record<string, unknown>>().notNull(),
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

/** Affiliate programs: a query parameter with its value, or a template that wraps a URL; and a parameter for the sub-id. */
export const affiliateProgrammes = pgTable('affiliate_programmes', {
  host: text().primaryKey(),
  parameter: text(),
  value: text(),
  template: text(),
  /** The parameter that gets the id of the post. */
  subParameter: text('sub_parameter'),
  /** Its place among shops with the same price; null for after those that have one. */
  place: integer(),
  /** Hours after which its terms demand that a price is no longer shown; null if they do not. */
  priceHours: integer('price_hours'),
  updatedAt: moment('updated_at').notNull(),
})

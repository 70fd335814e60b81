import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { Feed, FeedMatch, FeedRun } from '@/lib/contract/products/feed'
import type { FeedColumns, FeedForm } from '@/lib/contract/products/feed-views'
import { moment } from '../query/moment'

export const productFeeds = pgTable('product_feeds', {
  id: text().primaryKey(),
  name: text().notNull(),
  /** Without its key, for which `{key}` stands; null for uploaded files. */
  address: text(),
  /** User, password and key, sealed. */
  secret: text(),
  columns: jsonb().$type<FeedColumns>().notNull(),
  currency: text().notNull(),
  shop: text(),
  hours: integer().$type<Feed['hours']>().notNull(),
  paused: boolean().notNull(),
  /** The form that the last run recognized. */
  form: text().$type<FeedForm>(),
  /** The number of the last run, and of the last one whose rows count. */
  lastRun: integer('last_run').notNull().default(0),
  appliedRun: integer('applied_run').notNull().default(0),
  /** The last runs, newest first, and the first wrong rows of the newest one. */
  runs: jsonb().$type<FeedRun[]>().notNull().default([]),
  wrongRows: jsonb('wrong_rows').$type<{ row: number; reason: string }[]>().notNull().default([]),
  /** What the server said of the file that was applied last, and a hash of it. */
  etag: text(),
  modified: text(),
  digest: text(),
  /** Bytes of the file that was uploaded last, whose parts are those of an import. */
  uploadSize: bigint('upload_size', { mode: 'number' }),
  /** How many rows count since the last run. */
  rows: integer().notNull().default(0),
  createdAt: moment('created_at').notNull(),
})

/**
 * The rows of feeds, each in the version of the run that wrote it. A version counts from its run on, once that is applied, and
 * until the run that ends it: so a run that breaks off changes nothing, and one statement makes all of its rows count.
 */
export const feedRows = pgTable(
  'feed_rows',
  {
    feedId: text('feed_id').notNull(),
    /** What identifies a row within its feed: item number or address. */
    key: text().notNull(),
    run: integer().notNull(),
    until: integer(),
    /** The run that did not see it; the next one that does not ends it. */
    missedIn: integer('missed_in'),
    /** The same number for all versions of a row, counted from 0 in its feed. */
    slot: integer().notNull(),
    /** A hash of its values. */
    digest: text().notNull(),
    name: text().notNull(),
    brand: text(),
    description: text(),
    shop: text(),
    productUrl: text('product_url').notNull(),
    /** The address in the shop itself, if it is another one: that of the product may be a network's. */
    shopUrl: text('shop_url'),
    /** Hundredths of a unit of `currency`. */
    price: bigint({ mode: 'number' }),
    originalPrice: bigint('original_price', { mode: 'number' }),
    /** The price between two moments, of which either may be open. */
    salePrice: bigint('sale_price', { mode: 'number' }),
    saleFrom: moment('sale_from'),
    saleUntil: moment('sale_until'),
    currency: text().notNull(),
    availability: text(),
    shipping: text(),
    image: text(),
    sku: text(),
    modelNumber: text('model_number'),
    /** Without leading zeros. */
    upc: text(),
    groupId: text('group_id'),
    /** What distinguishes it in its group: `Oak, 120 cm`. */
    choice: text(),
    /** What it is found by: words without accents. */
    words: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.feedId, table.key, table.run] }),
    index('feed_rows_slot').on(table.feedId, table.slot),
    index('feed_rows_words').using('gin', sql`to_tsvector('simple', ${table.words})`),
    index('feed_rows_upc')
      .on(table.upc)
      .where(sql`upc is not null`),
    index('feed_rows_sku')
      .on(table.sku)
      .where(sql`sku is not null`),
    index('feed_rows_group')
      .on(table.feedId, table.groupId)
      .where(sql`group_id is not null`),
  ],
)

/** Products that follow rows of feeds, or might. */
export const feedMatches = pgTable(
  'feed_matches',
  {
    feedId: text('feed_id')
      .notNull()
      .references(() => productFeeds.id, { onDelete: 'cascade' }),
    rowKey: text('row_key').notNull(),
    /** Not a reference: a deleted product that is restored follows again. */
    productId: text('product_id').notNull(),
    matchedBy: text('matched_by').$type<FeedMatch['by'] | 'hand'>().notNull(),
    state: text({ enum: ['followed', 'offered', 'declined'] }).notNull(),
    /** The run that found it: it counts once that is applied. */
    run: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.feedId, table.productId, table.rowKey] }),
    index('feed_matches_product').on(table.productId),
  ],
)

import { sql, type SQL } from 'drizzle-orm'
import {
  bigint,
  boolean,
  customType,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { ProductImage, PurchaseInfo } from '@/lib/contract/product'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })
const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' })

/** `fold` (migration 0000) lowers and strips accents; 200,000 characters stay under tsvector's 1 MB. */
const weighted = (weight: string, column: SQL) =>
  sql`setweight(to_tsvector('english', fold(left(${column}, 200000))), '${sql.raw(weight)}')`

export const posts = pgTable(
  'posts',
  {
    id: text().primaryKey(),
    slug: text(),
    title: text().notNull(),
    summary: text().notNull(),
    content: text().notNull(),
    previewImage: text('preview_image'),
    previewImageAlt: text('preview_image_alt'),
    previewImageCaption: text('preview_image_caption'),
    categories: text().array().notNull(),
    tags: text().array().notNull(),
    status: text({ enum: ['draft', 'published'] }).notNull(),
    isHighlighted: boolean('is_highlighted').notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    /** When it was first published; null for a post that never was. */
    publishedAt: moment('published_at'),
    /** What it is dated and ordered by: when it was first published, for a post that never was when it was begun. */
    datedAt: moment('dated_at')
      .notNull()
      .generatedAlwaysAs(sql`coalesce("published_at", "created_at")`),
    /** The user name of the administrator who saved it last; null where that is not known. */
    updatedBy: text('updated_by'),
    /** Names, brands and model numbers of the linked products, kept by the writes. */
    productText: text('product_text').notNull(),
    tagText: text('tag_text').notNull(),
    search: tsvector()
      .notNull()
      .generatedAlwaysAs(
        (): SQL =>
          sql`${weighted('A', sql`"title"`)} || ${weighted('B', sql`"tag_text" || ' ' || "product_text"`)} || ${weighted('C', sql`"summary"`)} || ${weighted('D', sql`regexp_replace("content", '<[^>]*>', ' ', 'g')`)}`,
      ),
  },
  (table) => [
    index('posts_published_newest')
      .on(table.datedAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`status = 'published'`),
    index('posts_highlighted_newest')
      .on(table.datedAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`status = 'published' and is_highlighted`),
    index('posts_newest').on(table.datedAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('posts_updated').on(table.updatedAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('posts_title').on(table.title, table.id),
    index('posts_search').using('gin', table.search),
    index('posts_tags').using('gin', table.tags),
  ],
)

/** Which posts are in a category, with what a list needs to order and filter them. */
export const postCategories = pgTable(
  'post_categories',
  {
    category: text().notNull(),
    postId: text('post_id')
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    /** The `datedAt` of the post. */
    createdAt: moment('created_at').notNull(),
    published: boolean().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.postId, table.category] }),
    index('post_categories_newest').on(table.category, table.published, table.createdAt.desc().nullsFirst(), table.postId.desc().nullsFirst()),
  ],
)

export const products = pgTable(
  'products',
  {
    id: text().primaryKey(),
    /** The canonical address or the shop's own id: one product per key. */
    key: text().notNull(),
    name: text().notNull(),
    description: text().notNull(),
    /** Hundredths of a unit of `currency`. */
    price: bigint({ mode: 'number' }),
    originalPrice: bigint('original_price', { mode: 'number' }),
    currency: text().notNull(),
    rating: doublePrecision(),
    reviewCount: integer('review_count'),
    brand: text(),
    sku: text(),
    modelNumber: text('model_number'),
    upc: text(),
    availability: text(),
    source: text({ enum: ['amazon', 'homedepot', 'other'] }).notNull(),
    productUrl: text('product_url').notNull(),
    categoryPath: text('category_path').array(),
    subcategories: text().array().notNull(),
    images: jsonb().$type<ProductImage[]>().notNull(),
    specifications: jsonb().$type<Record<string, string>>().notNull(),
    purchaseInfo: jsonb('purchase_info').$type<PurchaseInfo>(),
    /** The fields that a person corrected: reading the page again leaves them as they are. */
    corrected: text().array().notNull().default(sql`'{}'`),
    /** When its page was last read; null for a product that was entered by hand. */
    readAt: moment('read_at'),
    /** When the price was read or set by hand; null where there is none. */
    priceAt: moment('price_at'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    search: tsvector()
      .notNull()
      .generatedAlwaysAs(
        (): SQL =>
          sql`${weighted('A', sql`"name"`)} || ${weighted('B', sql`coalesce("brand", '') || ' ' || coalesce("model_number", '') || ' ' || coalesce("sku", '')`)} || ${weighted('D', sql`"description"`)}`,
      ),
  },
  (table) => [
    uniqueIndex('products_key').on(table.key),
    index('products_newest').on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('products_search').using('gin', table.search),
  ],
)

export const postProducts = pgTable(
  'post_products',
  {
    postId: text('post_id')
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    productId: text('product_id')
      .notNull()
      .references(() => products.id),
    position: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.postId, table.productId] }), index('post_products_product').on(table.productId)],
)

/**
 * The products that visitors see, under each category of the published posts that feature them and
 * under '' for all. Kept by triggers (migration 0002).
 */
export const productListings = pgTable(
  'product_listings',
  {
    category: text().notNull(),
    productId: text('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.category] }),
    index('product_listings_newest').on(
      table.category,
      table.createdAt.desc().nullsFirst(),
      table.productId.desc().nullsFirst(),
    ),
  ],
)

/**
 * How many rows each list holds, so that no page view counts them. Kept by triggers (migration 0002).
 * `posts` has the parts draft, published and highlighted; `published` and `draft` a part for each
 * category; `products` the part 'all'; `listings` the categories of product_listings.
 */
export const listSizes = pgTable(
  'list_sizes',
  { list: text().notNull(), part: text().notNull(), size: integer().notNull() },
  (table) => [primaryKey({ columns: [table.list, table.part] })],
)

/**
 * What changed last of the posts, products and synonyms that a search knows, in the order of the writes: each
 * process reads here what its index lacks. Kept by triggers (migration 0003).
 */
export const searchChanges = pgTable(
  'search_changes',
  {
    kind: text({ enum: ['post', 'product', 'synonym'] }).notNull(),
    itemId: text('item_id').notNull(),
    seq: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.itemId] }), index('search_changes_seq').on(table.kind, table.seq)],
)

/** Words that the administrator gave as meaning the same; many more stand in the code. */
export const searchSynonyms = pgTable('search_synonyms', {
  id: text().primaryKey(),
  words: text().array().notNull(),
  createdAt: moment('created_at').notNull(),
})

/** How often a text was searched for on a day without an answer; nothing tells by whom. */
export const searchMisses = pgTable(
  'search_misses',
  { day: date().notNull(), query: text().notNull(), searches: integer().notNull() },
  (table) => [primaryKey({ columns: [table.day, table.query] })],
)

/** What visitors saved, by the identity provider's user id. */
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

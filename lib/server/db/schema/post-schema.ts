import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { ProductLink } from '@/lib/contract/products/catalog'
import type { PostSeo } from '@/lib/contract/posts/post-seo'
import type { ProductImage, PurchaseInfo } from '@/lib/contract/products/product'
import { moment } from '../query/moment'
import type { StoredOrigins } from './product-schema'

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
    /** Its place in the administrator's order; null for one that came since, which precedes those. */
    highlightPosition: integer('highlight_position'),
    createdAt: moment('created_at').notNull(),
    /** Its last save, which identifies its version. */
    updatedAt: moment('updated_at').notNull(),
    /** When what a reader sees of it last changed. Maintained by a trigger (migration 0002), and with products by who stores them. */
    changedAt: moment('changed_at')
      .notNull()
      .$defaultFn(() => sql`null`),
    /** First publication; null for a post that was never published. */
    publishedAt: moment('published_at'),
    /** The date shown and sorted by: first publication, or else creation. */
    datedAt: moment('dated_at')
      .notNull()
      .generatedAlwaysAs(sql`coalesce("published_at", "created_at")`),
    /** The administrator who saved it last; null if unknown. */
    updatedBy: text('updated_by'),
    seo: jsonb().$type<PostSeo>(),
    /** Its author; not a reference, since a removed one may return. */
    authorId: text('author_id'),
  },
  (table) => [
    index('posts_published_newest')
      .on(table.datedAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`status = 'published'`),
    index('posts_highlighted')
      .on(table.highlightPosition.asc().nullsFirst(), table.datedAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`status = 'published' and is_highlighted`),
    index('posts_newest').on(table.datedAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('posts_changed').on(table.changedAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('posts_title').on(sql`${table.title} collate "C"`, table.id),
    index('posts_tags').using('gin', table.tags),
  ],
)

/** The posts of each category, with the columns that lists sort and filter by. */
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
    index('post_categories_newest').on(
      table.category,
      table.published,
      table.createdAt.desc().nullsFirst(),
      table.postId.desc().nullsFirst(),
    ),
  ],
)

export const products = pgTable(
  'products',
  {
    id: text().primaryKey(),
    /** Canonical address or shop and article number; unique. */
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
    /** The fields that a person corrected; reading the page again does not change them. */
    corrected: text().array().notNull().default([]),
    /** When its page was last read; null for a product that was entered by hand. */
    readAt: moment('read_at'),
    origins: jsonb().$type<StoredOrigins>().notNull().default({}),
    /** When the price was read or set by hand; null where there is none. */
    priceAt: moment('price_at'),
    /** The result of the last check of its address; null if it was never checked. */
    link: jsonb().$type<ProductLink>(),
    /** When to check its address again; null for as soon as possible. */
    linkDueAt: moment('link_due_at'),
    /** When it was archived: it is in no lists and pickers, and still shown where it is used. */
    archivedAt: moment('archived_at'),
    /** Whether visitors are told that it is no longer available. */
    isGone: boolean('is_gone').notNull().default(false),
    /** The product to buy instead of one that is gone; not a reference, since either may be deleted and restored. */
    replacementId: text('replacement_id'),
    /** Since when none of the feeds that it follows has a row for it; null while one has. */
    vanishedAt: moment('vanished_at'),
    /** The price that someone has seen, or that it began to follow feeds with: it counts as moved from there. Hundredths. */
    seenPrice: bigint('seen_price', { mode: 'number' }),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('products_key').on(table.key),
    index('products_newest').on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('products_archived')
      .on(table.archivedAt)
      .where(sql`archived_at is not null`),
    index('products_upc')
      .on(table.upc)
      .where(sql`upc is not null`),
    index('products_sku')
      .on(table.sku)
      .where(sql`sku is not null`),
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
  (table) => [
    primaryKey({ columns: [table.postId, table.productId] }),
    index('post_products_product').on(table.productId),
  ],
)

/**
 * The products that visitors see, by each category of the published posts that feature them, and
 * by '' for all. Maintained by triggers (migration 0002).
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
 * The row count of each list, so that no page view counts rows. Maintained by triggers (migration 0002).
 * `posts` has the parts draft, published and highlighted; `published` and `draft` a part for each
 * category; `products` the part 'all'; `listings` the categories of product_listings.
 */
export const listSizes = pgTable(
  'list_sizes',
  { list: text().notNull(), part: text().notNull(), size: integer().notNull() },
  (table) => [primaryKey({ columns: [table.list, table.part] })],
)

/** The latest change of each searchable item in write order, which each process reads; by triggers (migration 0003). */
export const searchChanges = pgTable(
  'search_changes',
  {
    kind: text({ enum: ['post', 'product', 'synonym'] }).notNull(),
    itemId: text('item_id').notNull(),
    seq: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.itemId] }),
    index('search_changes_seq').on(table.kind, table.seq),
  ],
)

/** The administrator's synonyms; the built-in ones are in lib/search/synonyms. */
export const searchSynonyms = pgTable('search_synonyms', {
  id: text().primaryKey(),
  words: text().array().notNull(),
  createdAt: moment('created_at').notNull(),
})

import { getTableColumns, and, desc, eq, isNotNull, sql } from 'drizzle-orm'
import { createHash } from 'node:crypto'
import type { Product, ProductReading } from '@/lib/contract/products/product'
import type { Database } from '../db/database'
import { isOneOf } from '../db/query/is-one-of'
import { RowCache } from '../db/query/row-cache'
import { products } from '../db/schema/post-schema'
import { MAX_PRICE } from '@/lib/contract/limits'
import { storable } from '@/lib/format/texts/map-texts'
import type { CatalogProduct } from '@/lib/contract/products/catalog'
import { productPrices } from '../db/schema/product-schema'

const {
  key: _key,
  corrected: _corrected,
  readAt: _readAt,
  origins: _origins,
  link: _link,
  linkDueAt: _linkDueAt,
  archivedAt: _archivedAt,
  vanishedAt: _vanishedAt,
  seenPrice: _seenPrice,
  ...columns
} = getTableColumns(products)

export const productColumns = columns

export type ProductRow = Pick<typeof products.$inferSelect, keyof typeof columns>

/** A product as it is stored: what `presentProducts` makes the product of an answer from. */
export type StoredProduct = Omit<Product, 'replacement'> & { replacement?: { product_id: string } | null }

/** Converts a row to a product as it is stored, in the shape of the API. */
export function toProduct(row: ProductRow): StoredProduct {
  return {
    product_id: row.id,
    name: row.name,
    description: row.description,
    price: toUnits(row.price),
    original_price: toUnits(row.originalPrice),
    currency: row.currency,
    rating: row.rating,
    review_count: row.reviewCount,
    brand: row.brand,
    sku: row.sku,
    model_number: row.modelNumber,
    upc: row.upc,
    availability: row.availability,
    source: row.source,
    product_url: row.productUrl,
    category: row.categoryPath && { path: row.categoryPath },
    subcategories: row.subcategories,
    images: row.images,
    specifications: row.specifications,
    purchase_info: row.purchaseInfo,
    ...(row.priceAt && row.price !== null && { price_at: row.priceAt.toISOString() }),
    ...(row.isGone && {
      is_gone: true,
      replacement: row.replacementId === null ? null : { product_id: row.replacementId },
    }),
  }
}

/** Rows of recently featured products: many posts feature the same. The products of 20,000 posts fit, at a few kilobytes each. */
const featuredLately = new RowCache<ProductRow>(5_000)

/** Products by their ids, in their order, without missing ones. */
export async function productsById(database: Database, ids: string[]): Promise<Map<string, StoredProduct>> {
  const rows = await featuredLately.byIds(database, [...new Set(ids)], 'all', (missing) =>
    database.select(productColumns).from(products).where(isOneOf(products.id, missing)),
  )
  return new Map(rows.map((row) => [row.id, toProduct(row)]))
}

/** Hundredths to units of a currency. */
export const toUnits = (hundredths: number | null) => (hundredths === null ? null : hundredths / 100)

/** Units of a currency to hundredths. */
export const toHundredths = (units: number | null | undefined) =>
  units === null || units === undefined ? null : Math.round(units * 100)

/** A product as read from its page; `key` is the same for all its addresses. */
export type Reading = Omit<Product, 'product_id' | 'purchase_info'> & {
  key: string
  origins?: ProductReading['origins']
  purchase_info?: Product['purchase_info']
}

const MAX_KEY_LENGTH = 500

const MAX_COUNT = 2 ** 31 - 1

/** The columns of a reading. Values that a column cannot store are left out, never truncated or guessed. */
export function columnsOf(reading: Reading) {
  const read = storable(reading)
  return {
    key: shortKey(read.key),
    name: read.name,
    description: read.description,
    price: amount(read.price),
    originalPrice: amount(read.original_price),
    currency: read.currency,
    rating: read.rating,
    reviewCount: read.review_count !== null && read.review_count <= MAX_COUNT ? Math.round(read.review_count) : null,
    brand: read.brand,
    sku: read.sku,
    modelNumber: read.model_number,
    upc: read.upc,
    availability: read.availability,
    source: read.source,
    productUrl: read.product_url,
    categoryPath: read.category?.path ?? null,
    subcategories: read.subcategories,
    images: read.images,
    specifications: read.specifications,
    ...(read.purchase_info !== undefined && { purchaseInfo: read.purchase_info }),
  } satisfies Partial<typeof products.$inferInsert>
}

const amount = (units: number | null) => (units !== null && units <= MAX_PRICE ? toHundredths(units) : null)

/** Entries of a unique index are limited to about 2,700 bytes. */
export function shortKey(key: string): string {
  return key.length <= MAX_KEY_LENGTH ? key : `sha256:${createHash('sha256').update(key).digest('hex')}`
}

/** Prices returned of a product, the newest. */
const MOST = 200

/** Adds the price of a product to its history, if it differs from the last one there. */
export async function notePrice(tx: Database, id: string): Promise<void> {
  const [now] = await tx
    .select({ at: products.priceAt, price: products.price, currency: products.currency })
    .from(products)
    .where(and(eq(products.id, id), isNotNull(products.price), isNotNull(products.priceAt)))
  if (!now?.at || now.price === null) return
  const [last] = await newestFirst(tx, id).limit(1)
  if (last && last.price === now.price && last.currency === now.currency) return
  // The price of a sale was read before it began; a wrong currency is corrected in place.
  const isSale = last?.at.getTime() === now.at.getTime() && last.currency === now.currency
  const at = isSale ? new Date() : now.at
  await tx
    .insert(productPrices)
    .values({ productId: id, at, price: now.price, currency: now.currency })
    .onConflictDoUpdate({
      target: [productPrices.productId, productPrices.at],
      set: { price: sql`excluded.price`, currency: sql`excluded.currency` },
    })
}

/** Starts the history of products that were added just now. */
export async function noteFirstPrices(tx: Database, added: (typeof products.$inferInsert)[]): Promise<void> {
  const first = added.flatMap(({ id: productId, priceAt: at, price, currency }) =>
    at && typeof price === 'number' ? [{ productId, at, price, currency }] : [],
  )
  if (first.length > 0) await tx.insert(productPrices).values(first).onConflictDoNothing()
}

const newestFirst = (database: Database, id: string) =>
  database.select().from(productPrices).where(eq(productPrices.productId, id)).orderBy(desc(productPrices.at))

/** The prices that a product has had, oldest first. */
export async function pricesOf(database: Database, id: string): Promise<CatalogProduct['prices']> {
  const rows = await newestFirst(database, id).limit(MOST)
  return rows.reverse().map(({ at, price, currency }) => ({ at: at.toISOString(), price: toUnits(price), currency }))
}

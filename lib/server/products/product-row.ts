import 'server-only'
import { getTableColumns } from 'drizzle-orm'
import type { Product } from '@/lib/contract/products/product'
import type { Database } from '../db/database'
import { isOneOf } from '../db/query/is-one-of'
import { RowCache } from '../db/query/row-cache'
import { products } from '../db/schema/post-schema'

const {
  key: _key,
  corrected: _corrected,
  readAt: _readAt,
  origins: _origins,
  link: _link,
  linkDueAt: _linkDueAt,
  archivedAt: _archivedAt,
  ...columns
} = getTableColumns(products)
export const productColumns = columns

export type ProductRow = Omit<
  typeof products.$inferSelect,
  'key' | 'corrected' | 'readAt' | 'origins' | 'link' | 'linkDueAt' | 'archivedAt'
>

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

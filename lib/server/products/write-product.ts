import { eq } from 'drizzle-orm'
import type { ProductFields } from '@/lib/contract/products/product-correction'
import type { OriginField } from '@/lib/contract/products/value-origin'
import { errors } from '../core/errors'
import { type Database, write } from '../db/database'
import { products } from '../db/schema/post-schema'
import { noteFeaturingPosts } from './link-products'
import { newId } from '../core/new-id'
import { columnsOf, type Reading, productColumns, type StoredProduct, toProduct, notePrice } from './product-row'
import { addressToStore } from './product-identity'
import { chooseOffer } from './offers/store-offers'
import { originsAfterReading } from '@/lib/server/products/readings/read-product'

type Row = typeof products.$inferSelect
type Columns = Partial<Row>

/** The columns of each correctable field. Amounts and their currency belong together. */
const AMOUNTS = ['price', 'originalPrice', 'currency'] as const
export const FIXED_BY: Record<keyof ProductFields, readonly (keyof Row)[]> = {
  name: ['name'],
  description: ['description'],
  price: AMOUNTS,
  original_price: AMOUNTS,
  currency: AMOUNTS,
  rating: ['rating'],
  review_count: ['reviewCount'],
  brand: ['brand'],
  sku: ['sku'],
  model_number: ['modelNumber'],
  upc: ['upc'],
  availability: ['availability'],
  source: ['source'],
  product_url: ['productUrl'],
  category: ['categoryPath'],
  subcategories: ['subcategories'],
  image: ['images'],
  images: ['images'],
  specifications: ['specifications'],
  purchase_info: ['purchaseInfo'],
}

type Stored = {
  product: StoredProduct
  /** Corrected fields, which a reading does not change. */
  unchanged: string[]
}

/**
 * Stores a reading, once per key: reading the product again refreshes it under the same id.
 * Corrected fields are not changed, and the result lists them; amounts and their currency stay together.
 */
export async function storeReading(database: Database, reading: Reading): Promise<Stored> {
  return write(database, async (tx) => {
    const columns = columnsOf(reading)
    const now = new Date()
    const [before] = await tx.select().from(products).where(eq(products.key, columns.key)).for('update')
    if (!before) {
      const [row] = await tx
        .insert(products)
        .values({
          ...columns,
          id: newId(),
          createdAt: now,
          updatedAt: now,
          readAt: now,
          priceAt: priceMoment(columns.price, now),
          origins: originsAfterReading({}, reading, now),
        })
        .returning(productColumns)
      if (!row) throw errors.productNotFound()
      await notePrice(tx, row.id)
      return { product: toProduct(row), unchanged: [] }
    }
    const fresh = freshColumns(before, columns, now)
    const fixedColumns = heldColumns(before)
    const isRead = (field: OriginField) => FIXED_BY[field].every((column) => !fixedColumns.has(column))
    const origins = originsAfterReading(before.origins, reading, now, isRead)
    return {
      // Someone brings it in anew.
      product: await changeProduct(tx, before.id, { ...fresh, origins, updatedAt: now, readAt: now, archivedAt: null }),
      unchanged: before.corrected,
    }
  })
}

/** The product that storing a reading would give, without storing it. A new product has no id. */
export async function previewReading(database: Database, reading: Reading): Promise<Stored> {
  const columns = columnsOf(reading)
  const now = new Date()
  const [before] = await database.select().from(products).where(eq(products.key, columns.key))
  if (before)
    return { product: toProduct({ ...before, ...freshColumns(before, columns, now) }), unchanged: before.corrected }
  const made = {
    id: '',
    isGone: false,
    replacementId: null,
    createdAt: now,
    updatedAt: now,
    priceAt: priceMoment(columns.price, now),
  }
  return { product: toProduct({ purchaseInfo: null, ...columns, ...made }), unchanged: [] }
}

/** The columns that a person corrected. */
const heldColumns = ({ corrected }: Pick<Row, 'corrected'>) =>
  new Set<string>(corrected.flatMap((field) => FIXED_BY[field as keyof ProductFields] ?? []))

/** The columns that a reading changes of a stored product. */
function freshColumns(before: Row, columns: ReturnType<typeof columnsOf>, now: Date): Columns {
  const lockedColumns = heldColumns(before)
  const fresh = Object.fromEntries(Object.entries(columns).filter(([column]) => !lockedColumns.has(column)))
  return {
    ...fresh,
    ...(!lockedColumns.has('productUrl') && { productUrl: addressToStore(before.productUrl, columns.productUrl) }),
    ...(!lockedColumns.has('price') && { priceAt: priceMoment(columns.price, now) }),
  }
}

/** The time of a price; null without one. */
export const priceMoment = (price: number | null | undefined, now: Date) =>
  price === null || price === undefined ? null : now

const SEARCHED_IN_POSTS = ['name', 'brand', 'modelNumber', 'sku']

/** Updates a product; the posts that feature it are found by its new values. */
export async function changeProduct(tx: Database, id: string, columns: Columns): Promise<StoredProduct> {
  const [row] = await tx.update(products).set(columns).where(eq(products.id, id)).returning(productColumns)
  if (!row) throw errors.productNotFound()
  if (SEARCHED_IN_POSTS.some((column) => column in columns)) await noteFeaturingPosts(tx, id)
  if ('price' in columns || 'currency' in columns) await notePrice(tx, id)
  return (await chooseOffer(tx, id)) ? storedProduct(tx, id) : toProduct(row)
}

/** The row of a product. @throws not-found for a missing product. */
export async function rowOf(database: Database, id: string, lock?: 'update'): Promise<Row> {
  const query = database.select().from(products).where(eq(products.id, id))
  const [row] = await (lock ? query.for(lock) : query)
  if (!row) throw errors.productNotFound()
  return row
}

/** A product as it is stored. @throws not-found for a missing product. */
export async function storedProduct(tx: Database, id: string): Promise<StoredProduct> {
  return toProduct(await rowOf(tx, id))
}

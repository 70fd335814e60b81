import 'server-only'
import { eq } from 'drizzle-orm'
import type { Product, ProductCorrection } from '@/lib/contract/product'
import { failures } from '../api/failures'
import type { Database } from '../db/database'
import { products } from '../db/schema'
import { write } from '../db/write'
import { refreshProductText } from '../posts/link-products'
import { newId } from '../posts/new-id'
import { addressToKeep } from '../reader/canonical-product'
import { columnsOf, type Reading } from './product-columns'
import { productColumns, toHundredths, toProduct } from './product-row'

type Row = typeof products.$inferSelect
type Columns = Partial<Row>

/** The columns that hold each field a person may correct. An amount means nothing without its currency. */
const AMOUNTS = ['price', 'originalPrice', 'currency'] as const
const HELD_BY: Record<keyof ProductCorrection, readonly (keyof Row)[]> = {
  name: ['name'],
  description: ['description'],
  price: AMOUNTS,
  original_price: AMOUNTS,
  currency: AMOUNTS,
  brand: ['brand'],
  image: ['images'],
}

export type Stored = {
  product: Product
  /** The fields that were left as a person had corrected them. */
  kept: string[]
}

/**
 * Stores what was read of a product, once per key: reading it again refreshes it under the same id.
 * A field that a person corrected stays as corrected, and the answer says so; amounts and their
 * currency stay together.
 */
export async function storeReading(database: Database, reading: Reading): Promise<Stored> {
  const columns = columnsOf(reading)
  return write(database, async (tx) => {
    const now = new Date()
    const [before] = await tx.select().from(products).where(eq(products.key, columns.key)).for('update')
    if (!before) {
      const [row] = await tx
        .insert(products)
        .values({ ...columns, id: newId(), createdAt: now, updatedAt: now, readAt: now, priceAt: priceMoment(columns.price, now) })
        .returning(productColumns)
      if (!row) throw failures.productNotFound()
      return { product: toProduct(row), kept: [] }
    }
    const held = new Set<string>(before.corrected.flatMap((field) => HELD_BY[field as keyof ProductCorrection] ?? []))
    const fresh = Object.fromEntries(Object.entries(columns).filter(([column]) => !held.has(column)))
    const productUrl = addressToKeep(before.productUrl, columns.productUrl)
    const priceAt = held.has('price') ? before.priceAt : priceMoment(columns.price, now)
    return { product: await change(tx, before.id, { ...fresh, productUrl, priceAt, updatedAt: now, readAt: now }), kept: before.corrected }
  })
}

/**
 * Changes fields of a product as a person corrected them.
 * @throws 404 where there is no such product.
 */
export async function correctProduct(database: Database, id: string, correction: ProductCorrection): Promise<Product> {
  return write(database, async (tx) => {
    const [before] = await tx.select().from(products).where(eq(products.id, id)).for('update')
    if (!before) throw failures.productNotFound()
    const fields = Object.keys(correction).filter((field) => correction[field as keyof ProductCorrection] !== undefined)
    const now = new Date()
    const columns = correctedColumns(before, correction)
    return change(tx, id, {
      ...columns,
      ...(columns.price !== undefined && { priceAt: priceMoment(columns.price, now) }),
      corrected: [...new Set([...before.corrected, ...fields])].sort(),
      updatedAt: now,
    })
  })
}

/** When a price was read or set: never, where there is none. */
const priceMoment = (price: number | null | undefined, now: Date) => (price === null || price === undefined ? null : now)

function correctedColumns(before: Row, { price, original_price, image, ...same }: ProductCorrection): Columns {
  return {
    ...same,
    ...(price !== undefined && { price: toHundredths(price) }),
    ...(original_price !== undefined && { originalPrice: toHundredths(original_price) }),
    ...(image !== undefined && { images: withPrimary(before.images, image) }),
  }
}

/** The same pictures with this one first; none at all where it is null. */
function withPrimary(images: Row['images'], address: string | null): Row['images'] {
  if (address === null) return []
  const known = images.find((image) => [image.uploaded_url, image.url, image.cdn_url, image.source_url].includes(address))
  const others = images.filter((image) => image !== known).map((image) => ({ ...image, is_primary: false }))
  const unknown = { uploaded_url: null, url: address, cdn_url: null, source_url: null, alt_text: null }
  return [{ ...(known ?? unknown), is_primary: true }, ...others]
}

/** The posts that feature the product are found by its new name from here on. */
async function change(tx: Database, id: string, columns: Columns): Promise<Product> {
  const [row] = await tx.update(products).set(columns).where(eq(products.id, id)).returning(productColumns)
  if (!row) throw failures.productNotFound()
  await refreshProductText(tx, id)
  return toProduct(row)
}

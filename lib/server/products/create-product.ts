import { DEFAULT_CURRENCY } from '@/lib/contract/limits'
import { EMPTY_PRODUCT } from '@/lib/contract/products/product-images'
import type { ProductReading } from '@/lib/contract/products/product'
import type { EnteredProduct, ProductFields } from '@/lib/contract/products/product-correction'
import { errors } from '../core/errors'
import { type Database, write } from '../db/database'
import { products } from '../db/schema/post-schema'
import { newId } from '../core/new-id'
import { correctedColumns, correctProduct, requireFreeKey } from './correct-product'
import { storeEntered } from './offers/store-offers'
import { columnsOf, shortKey, type StoredProduct, notePrice } from './product-row'
import { productKey, sourceOf } from './product-identity'
import { originsWith } from '@/lib/server/products/readings/read-product'
import { storedProduct, storeReading } from './write-product'

/** Stores a reading with the fields that a person corrected in the review, in one transaction. */
export async function storeReviewed(
  database: Database,
  reading: ProductReading,
  fields: EnteredProduct,
): Promise<StoredProduct> {
  return write(database, async (tx) => {
    const { product } = await storeReading(tx, reading)
    return Object.keys(fields).length > 0 ? correctProduct(tx, product.product_id, fields) : product
  })
}

/**
 * Stores a product that a person entered, with offers of other shops; reading its page later does not change the given fields.
 * @throws invalid without a name or an address, exists if another product has the address.
 */
export async function createProduct(database: Database, entered: EnteredProduct): Promise<StoredProduct> {
  const { offers, ...fields } = entered
  const { name, product_url } = fields
  if (name === undefined) throw errors.badField('fields.name', 'is required')
  if (product_url === undefined) throw errors.badField('fields.product_url', 'is required')
  const added = newProductRow({ ...fields, name, product_url }, new Date())
  return write(database, async (tx) => {
    await requireFreeKey(tx, added.key, added.id)
    await tx.insert(products).values(added)
    await notePrice(tx, added.id)
    if (offers) await storeEntered(tx, added.id, offers)
    return storedProduct(tx, added.id)
  })
}

export type NewProduct = ProductFields & Required<Pick<ProductFields, 'name' | 'product_url'>>
export type NewRow = typeof products.$inferInsert

/** The row of a product that a person entered, with a new id; what a feed says changes with it, and is no correction. */
export function newProductRow(fields: NewProduct, now: Date, from: 'hand' | 'csv' | 'feed' = 'hand'): NewRow {
  const { name, product_url: productUrl } = fields
  const source = sourceOf(new URL(productUrl))
  const key = shortKey(productKey(productUrl))
  return {
    ...columnsOf({ ...EMPTY_PRODUCT, currency: DEFAULT_CURRENCY, key, name, product_url: productUrl, source }),
    ...correctedColumns({ images: [], productUrl, source }, fields),
    id: newId(),
    corrected: from === 'feed' ? [] : Object.keys(fields).sort(),
    createdAt: now,
    updatedAt: now,
    origins: originsWith({}, Object.keys(fields), from, now),
  }
}

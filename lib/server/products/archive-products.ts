import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import { errors } from '../core/errors'
import { type Database, write } from '../db/database'
import { products } from '../db/schema/post-schema'
import { laterThan } from './correct-product'
import { changeProduct, rowOf } from './write-product'
import type { StoredProduct } from './product-row'

/**
 * Archives products, or takes them out of the archive.
 * @returns the number of products that changed.
 */
export async function archiveProducts(database: Database, ids: string[], archived: boolean): Promise<number> {
  if (ids.length === 0) return 0
  return write(database, async (tx) => {
    const { archivedAt } = products
    const changed = await tx
      .update(products)
      .set({ archivedAt: archived ? new Date() : null })
      .where(and(inArray(products.id, ids), archived ? isNull(archivedAt) : isNotNull(archivedAt)))
      .returning({ id: products.id })
    return changed.length
  })
}

/**
 * Sets whether visitors are told that a product is no longer available.
 * @param replacementId the product to buy instead, if there is one.
 * @throws not-found for a missing product, invalid for a replacement that is missing, gone, or the product itself.
 */
export async function setGone(
  database: Database,
  id: string,
  isGone: boolean,
  replacementId: string | null,
): Promise<StoredProduct> {
  return write(database, async (tx) => {
    const before = await rowOf(tx, id, 'update')
    if (isGone && replacementId !== null) await requireReplacement(tx, id, replacementId)
    return changeProduct(tx, id, {
      isGone,
      replacementId: isGone ? replacementId : null,
      updatedAt: laterThan(before),
    })
  })
}

async function requireReplacement(tx: Database, id: string, replacementId: string): Promise<void> {
  if (id === replacementId) throw errors.badField('replacement_id', 'must be another product')
  const [by] = await tx.select({ isGone: products.isGone }).from(products).where(eq(products.id, replacementId))
  if (!by) throw errors.badField('replacement_id', 'must be the id of a product')
  if (by.isGone) throw errors.badField('replacement_id', 'is no longer available, too')
}

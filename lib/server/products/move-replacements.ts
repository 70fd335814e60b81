import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { deletedProducts } from '../db/schema/product-schema'
import { products } from '../db/schema/post-schema'

/** Beside the columns of a deleted product: the ids of those that named it as their replacement, if a merge deleted it. */
const REPLACED = 'replacement_of'

/**
 * Names another product wherever a merged one was the replacement, and none where it would be that product itself. Their
 * `updatedAt` stays, as nobody edited them.
 * @returns the ids of the products that changed.
 */
export async function moveReplacements(tx: Database, id: string, by: string): Promise<string[]> {
  const changed = await tx
    .update(products)
    .set({ replacementId: sql`nullif(${by}::text, ${products.id})` })
    .where(eq(products.replacementId, id))
    .returning({ id: products.id })
  return changed.map((product) => product.id)
}

/** Stores with a product that a merge deleted what `moveReplacements` changed, as long as it can be restored. */
export async function rememberReplaced(tx: Database, id: string, replaced: string[]): Promise<void> {
  if (replaced.length === 0) return
  const more = JSON.stringify({ [REPLACED]: replaced })
  await tx
    .update(deletedProducts)
    .set({ product: sql`${deletedProducts.product} || ${more}::jsonb` })
    .where(eq(deletedProducts.id, id))
}

/** What `rememberReplaced` stored; to be read before the product is restored, which forgets it. */
export async function replacedBy(tx: Database, id: string): Promise<string[]> {
  const [row] = await tx
    .select({ replaced: sql<string[] | null>`${deletedProducts.product} -> ${REPLACED}::text` })
    .from(deletedProducts)
    .where(eq(deletedProducts.id, id))
  return row?.replaced ?? []
}

/** Undoes `moveReplacements` where nobody has chosen another replacement since. */
export async function moveReplacementsBack(tx: Database, id: string, by: string, replaced: string[]): Promise<void> {
  if (replaced.length === 0) return
  const { replacementId } = products
  const isAsMoved = or(eq(replacementId, by), and(eq(products.id, by), isNull(replacementId)))
  await tx
    .update(products)
    .set({ replacementId: id })
    .where(and(inArray(products.id, replaced), eq(products.isGone, true), isAsMoved))
}

import { eq, inArray, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { linkedProductSchema } from '@/lib/contract/products/product'
import { errors } from '../core/errors'
import type { Database } from '../db/database'
import { postProducts, products } from '../db/schema/post-schema'

/**
 * The distinct ids of the products to link.
 * @throws invalid, naming a missing product.
 */
export async function findLinked(tx: Database, linked: z.infer<typeof linkedProductSchema>[]): Promise<string[]> {
  const ids = [...new Set(linked.map((product) => product.product_id))]
  const known = new Set((await knownProducts(tx, ids)).map(({ product_id }) => product_id))
  const missing = ids.find((id) => !known.has(id))
  if (missing !== undefined)
    throw errors.badField('products', `must be known products; none has the id ${JSON.stringify(missing)}`)
  return ids
}

/** The ids of existing products, in order. */
export async function knownProducts(tx: Database, ids: string[]): Promise<{ product_id: string }[]> {
  if (ids.length === 0) return []
  const known = new Set(
    (await tx.select({ id: products.id }).from(products).where(inArray(products.id, ids))).map(({ id }) => id),
  )
  return ids.filter((id) => known.has(id)).map((product_id) => ({ product_id }))
}

/** Whether a post features exactly these products, in this order. */
export async function hasLinks(tx: Database, postId: string, ids: string[]): Promise<boolean> {
  const { productId, position } = postProducts
  const links = await tx
    .select({ productId })
    .from(postProducts)
    .where(eq(postProducts.postId, postId))
    .orderBy(position)
  return links.map((link) => link.productId).join() === ids.join()
}

/** Replaces the linked products of a post. */
export async function storeLinks(tx: Database, postId: string, ids: string[]): Promise<void> {
  await tx.delete(postProducts).where(eq(postProducts.postId, postId))
  if (ids.length > 0) {
    await tx.insert(postProducts).values(ids.map((productId, position) => ({ postId, productId, position })))
  }
}

/** Has the search index read the posts that feature a product again. */
export async function noteFeaturingPosts(tx: Database, productId: string): Promise<void> {
  await tx.execute(
    sql`select note_search('post', array(select ${postProducts.postId} from ${postProducts} where ${postProducts.productId} = ${productId}))`,
  )
}

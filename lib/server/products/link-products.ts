import 'server-only'
import { eq, inArray } from 'drizzle-orm'
import type { z } from 'zod'
import type { linkedProductSchema } from '@/lib/contract/products/product'
import { errors } from '../core/errors'
import type { Database } from '../db/database'
import { postProducts, posts, products } from '../db/schema/post-schema'

const searchable = {
  id: products.id,
  name: products.name,
  brand: products.brand,
  modelNumber: products.modelNumber,
}
type Searchable = { name: string; brand: string | null; modelNumber: string | null }

/** The search text that linked products add to a post. */
const productTextOf = (rows: Searchable[]) =>
  rows.map((row) => [row.name, row.brand, row.modelNumber].filter(Boolean).join(' ')).join(' ')

/**
 * The distinct ids of the products to link, and their search text.
 * @throws invalid, naming a missing product.
 */
export async function findLinked(
  tx: Database,
  linked: z.infer<typeof linkedProductSchema>[],
): Promise<{ ids: string[]; productText: string }> {
  const ids = [...new Set(linked.map((product) => product.product_id))]
  if (ids.length === 0) return { ids, productText: '' }
  const found = new Map(
    (await tx.select(searchable).from(products).where(inArray(products.id, ids))).map((row) => [row.id, row]),
  )
  const rows = ids.map((id) => {
    const row = found.get(id)
    if (!row) throw errors.badField('products', `must be known products; none has the id ${JSON.stringify(id)}`)
    return row
  })
  return { ids, productText: productTextOf(rows) }
}

/** The ids of existing products, in order. */
export async function knownProducts(tx: Database, ids: string[]): Promise<{ product_id: string }[]> {
  if (ids.length === 0) return []
  const known = new Set(
    (await tx.select({ id: products.id }).from(products).where(inArray(products.id, ids))).map(({ id }) => id),
  )
  return ids.filter((id) => known.has(id)).map((product_id) => ({ product_id }))
}

/** Replaces the linked products of a post. */
export async function storeLinks(tx: Database, postId: string, ids: string[]): Promise<void> {
  await tx.delete(postProducts).where(eq(postProducts.postId, postId))
  if (ids.length > 0) {
    await tx.insert(postProducts).values(ids.map((productId, position) => ({ postId, productId, position })))
  }
}

/** Updates the search text of the posts that feature a product. */
export async function refreshProductText(tx: Database, productId: string): Promise<void> {
  const featuring = tx
    .select({ id: postProducts.postId })
    .from(postProducts)
    .where(eq(postProducts.productId, productId))
  const rows = await tx
    .select({ postId: postProducts.postId, ...searchable })
    .from(postProducts)
    .innerJoin(products, eq(products.id, postProducts.productId))
    .where(inArray(postProducts.postId, featuring))
    .orderBy(postProducts.postId, postProducts.position)
  for (const postId of new Set(rows.map((row) => row.postId))) {
    const productText = productTextOf(rows.filter((row) => row.postId === postId))
    await tx.update(posts).set({ productText }).where(eq(posts.id, postId))
  }
}

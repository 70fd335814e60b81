import { desc, eq } from 'drizzle-orm'
import { type CatalogProduct, UNCHECKED } from '@/lib/contract/products/catalog'
import type { Database } from '../db/database'
import { postProducts, posts } from '../db/schema/post-schema'
import { findDuplicates } from './find-duplicates'
import { presentProduct } from './present-products'
import { pricesOf, toProduct } from './product-row'
import { toOrigins } from '@/lib/server/products/readings/read-product'
import { rowOf } from './write-product'

/** Posts listed of those that feature a product. */
const MOST_POSTS = 100

/**
 * A product for the admin, with the origin of its values and the posts that feature it.
 * @throws not-found for a missing product.
 */
export async function getCatalogProduct(database: Database, id: string): Promise<CatalogProduct> {
  const row = await rowOf(database, id)
  const featuring = eq(postProducts.productId, id)
  const used = await database
    .select({ id: posts.id, title: posts.title, status: posts.status })
    .from(postProducts)
    .innerJoin(posts, eq(posts.id, postProducts.postId))
    .where(featuring)
    .orderBy(desc(posts.datedAt), desc(posts.id))
    .limit(MOST_POSTS)
  return {
    product: await presentProduct(database, toProduct(row), 'admin'),
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
    read_at: row.readAt?.toISOString() ?? null,
    read_from: hostOf(row.key),
    price_at: row.priceAt?.toISOString() ?? null,
    corrected: row.corrected,
    origins: toOrigins(row.origins),
    link: row.link ?? UNCHECKED,
    archived_at: row.archivedAt?.toISOString() ?? null,
    prices: await pricesOf(database, id),
    posts: used,
    duplicates: await findDuplicates(database, row),
    post_count: used.length < MOST_POSTS ? used.length : await database.$count(postProducts, featuring),
  }
}

/** The host that a product's key begins with, which stays when another shop's offer is shown. */
const hostOf = (key: string) => /^[\w-]+(\.[\w-]+)+/.exec(key)?.[0] ?? null

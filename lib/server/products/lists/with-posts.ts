import { and, eq, inArray, lte, sql } from 'drizzle-orm'
import type { Product } from '@/lib/contract/products/product'
import type { Database } from '../../db/database'
import { postProducts, posts } from '../../db/schema/post-schema'

/** Posts that are named for each product. */
const MOST = 2

/** Adds to products the newest published posts that feature each. */
export async function withPosts(database: Database, products: Product[]): Promise<Product[]> {
  if (products.length === 0) return products
  const ranked = database
    .select({
      productId: postProducts.productId,
      id: posts.id,
      slug: posts.slug,
      title: posts.title,
      place:
        sql<number>`row_number() over (partition by ${postProducts.productId} order by ${posts.datedAt} desc nulls first, ${posts.id} desc)`.as(
          'place',
        ),
    })
    .from(postProducts)
    .innerJoin(posts, and(eq(posts.id, postProducts.postId), eq(posts.status, 'published')))
    .where(
      inArray(
        postProducts.productId,
        products.map((product) => product.product_id),
      ),
    )
    .as('ranked')
  const rows = await database.select().from(ranked).where(lte(ranked.place, MOST)).orderBy(ranked.place)
  return products.map((product) => ({
    ...product,
    featured_in: rows
      .filter(({ productId }) => productId === product.product_id)
      .map(({ id, slug, title }) => ({ id, slug, title })),
  }))
}

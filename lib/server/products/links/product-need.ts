import 'server-only'
import { sql } from 'drizzle-orm'
import { postProducts, products } from '../../db/schema/post-schema'
import type { IndexedProduct } from '../../search/live/product-source'

/** What a product that no post features counts, in posts: it is checked a quarter as often, see store-check.ts. */
const UNUSED = 0.25

/**
 * How much a product needs a check: the age of its price, or of the product if it has none, times the posts that feature it.
 * @param now milliseconds.
 */
export function needOf({ priceAt, madeAt, posts }: Pick<IndexedProduct, 'priceAt' | 'madeAt' | 'posts'>, now: number) {
  return (now - (priceAt ?? madeAt)) * Math.max(posts, UNUSED)
}

/** `needOf` in SQL. */
export function needIn(now: number) {
  const since = sql`extract(epoch from coalesce(${products.priceAt}, ${products.createdAt}))`
  const posts = sql`(select count(*) from ${postProducts} where ${postProducts.productId} = ${products.id})`
  return sql`(${now / 1000}::float8 - ${since}) * greatest(${posts}, ${UNUSED}::float8)`
}

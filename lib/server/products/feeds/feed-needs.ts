import 'server-only'
import { and, eq, isNull, lte, sql } from 'drizzle-orm'
import type { FeedAttention } from '@/lib/contract/products/feed'
import { MOVED_DAYS, MOVED_SHARE } from '@/lib/contract/products/feed-views'
import { isOutOfStock } from '@/lib/format/products/product-values'
import type { Database } from '../../db/database'
import { feedMatches, productFeeds } from '../../db/schema/feed-schema'
import { postProducts, posts, products } from '../../db/schema/post-schema'
import { productPrices } from '../../db/schema/product-schema'
import { toUnits } from '../product-row'

const DAY = 86_400_000
/** Products of one answer, those of the most posts first. */
const MOST = 100

/** Published posts that feature a product. */
const featured = sql<number>`(
  select count(*)::int from ${postProducts}
  join ${posts} on ${posts.id} = ${postProducts.postId} and ${posts.status} = 'published'
  where ${postProducts.productId} = ${products.id})`

/** The products of feeds that need someone; one that is archived or marked as gone does not. */
export async function listAttention(database: Database): Promise<FeedAttention[]> {
  const since = new Date(Date.now() - MOVED_DAYS * DAY)
  // The price that it had then: the last one before, or else the first.
  const former = sql<string | null>`coalesce(
    (select price from ${productPrices} where product_id = ${products.id} and currency = ${products.currency} and at <= ${since.toISOString()}::timestamptz order by at desc limit 1),
    (select price from ${productPrices} where product_id = ${products.id} and currency = ${products.currency} order by at limit 1))`
  const rows = await database
    .select({
      id: products.id,
      name: products.name,
      price: products.price,
      currency: products.currency,
      availability: products.availability,
      priceAt: products.priceAt,
      posts: featured,
      former,
      isThere: sql<boolean>`bool_or(${feedMatches.goneAt} is null)`,
      goneAt: sql<Date | null>`max(${feedMatches.goneAt})`.mapWith(feedMatches.goneAt),
    })
    .from(feedMatches)
    .innerJoin(productFeeds, eq(productFeeds.id, feedMatches.feedId))
    .innerJoin(products, eq(products.id, feedMatches.productId))
    .where(
      and(
        eq(feedMatches.state, 'followed'),
        lte(feedMatches.run, productFeeds.appliedRun),
        isNull(products.archivedAt),
        eq(products.isGone, false),
      ),
    )
    .groupBy(products.id)
  const found = rows.flatMap((row): FeedAttention[] => {
    const price = toUnits(row.price)
    const was = row.former === null ? null : toUnits(Number(row.former))
    const { id: product_id, name, currency } = row
    const about = { product_id, name, price, currency, posts: row.posts }
    if (!row.isThere) return [{ ...about, reason: 'vanished', was: null, since: row.goneAt?.toISOString() ?? null }]
    const at = row.priceAt?.toISOString() ?? null
    if (isOutOfStock(row.availability)) return [{ ...about, reason: 'out_of_stock', was: null, since: at }]
    const hasMoved = row.posts > 0 && price !== null && was !== null && Math.abs(price - was) >= was * MOVED_SHARE
    return hasMoved ? [{ ...about, reason: 'price', was, since: at }] : []
  })
  return found.sort((a, b) => b.posts - a.posts || a.name.localeCompare(b.name, 'en')).slice(0, MOST)
}

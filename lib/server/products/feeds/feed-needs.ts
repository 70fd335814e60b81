import 'server-only'
import { and, eq, exists, inArray, isNotNull, ne, sql } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { feedMatches } from '../../db/schema/feed-schema'
import { productOffers } from '../../db/schema/offer-schema'
import { products } from '../../db/schema/post-schema'
import { write } from '../../db/write'

const { id, vanishedAt, seenPrice, price } = products

/** Notes of products that follow feeds, or did, what will need someone: since when they vanished, and the price that counts as seen. */
export async function noteNeeds(tx: Database, ids: string[], at: Date): Promise<void> {
  const [match, offer] = [feedMatches, productOffers]
  const one = { one: sql`1` }
  const isFollowing = exists(
    tx
      .select(one)
      .from(match)
      .where(and(eq(match.productId, id), eq(match.state, 'followed'))),
  )
  const isOffered = exists(
    tx
      .select(one)
      .from(offer)
      .where(and(eq(offer.productId, id), ne(offer.source, 'hand'))),
  )
  const gone = sql`case when ${isFollowing} and not ${isOffered} then coalesce(${vanishedAt}, ${sql.param(at, vanishedAt)}) end`
  const seen = sql`case when ${isFollowing} then coalesce(${seenPrice}, ${price}) end`
  const isOther = sql`(${vanishedAt}, ${seenPrice}) is distinct from (${gone}, ${seen})`
  await tx
    .update(products)
    .set({ vanishedAt: gone, seenPrice: seen })
    .where(and(inArray(id, ids), isOther))
}

/** Notes that someone has seen the price of a product: it counts as moved from there. */
export async function noteSeenPrice(database: Database, productId: string): Promise<void> {
  const isOne = and(eq(id, productId), isNotNull(seenPrice))
  await write(database, (tx) => tx.update(products).set({ seenPrice: price }).where(isOne))
}

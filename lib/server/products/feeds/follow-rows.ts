import { and, asc, eq, inArray, isNotNull, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import { unwrapLink } from '@/lib/format/addresses/network-links'
import { type Database, write } from '../../db/database'
import { feedMatches, feedRows, productFeeds } from '../../db/schema/feed-schema'
import { productOffers } from '../../db/schema/offer-schema'
import { products } from '../../db/schema/post-schema'
import { enqueue, jobKind } from '../../jobs/enqueue'
import { type OfferInput, storeOffers } from '../offers/store-offers'
import { productKey } from '../product-identity'
import { isCurrent } from './apply-run'

/** Products of one transaction. */
const BATCH_SIZE = 25

/** Follows a feed again when a sale begins or ends; the key is its id. */
export const FOLLOW_SALES = jobKind({ name: 'follow sales of product feed', data: z.object({ feed: z.string() }) })

const sourceOf = (feedId: string) => `feed:${feedId}` as const

/**
 * Brings the offers of all products up to date that follow rows of a feed, or did.
 * @param checkedAt when its rows were read.
 * @returns whether there are any.
 */
export async function followFeed(database: Database, feedId: string, checkedAt: Date): Promise<boolean> {
  const { productId, source } = productOffers
  const isOfFeed = and(eq(feedMatches.feedId, feedId), eq(feedMatches.state, 'followed'))
  const following = database.select({ id: feedMatches.productId }).from(feedMatches).where(isOfFeed)
  const offered = database
    .select({ id: productId })
    .from(productOffers)
    .where(eq(source, sourceOf(feedId)))
  // A vanished product may have followed a feed that was deleted.
  const which = or(inArray(id, following), inArray(id, offered), isNotNull(vanishedAt))
  const found = await database.select({ id }).from(products).where(which)
  for (let at = 0; at < found.length; at += BATCH_SIZE) {
    const ids = found.slice(at, at + BATCH_SIZE).map((match) => match.id)
    await write(database, (tx) => followProducts(tx, feedId, ids, checkedAt))
  }
  await planSales(database, feedId)
  return found.length > 0
}

/** Plans a job at the moment at which the next sale begins or ends of a row that a product follows. */
export async function planSales(tx: Database, feedId: string): Promise<void> {
  const next = (column: typeof feedRows.saleFrom | typeof feedRows.saleUntil) =>
    sql`min(${column}) filter (where ${column} > ${sql.param(new Date(), column)})`
  const { saleFrom, saleUntil, key } = feedRows
  const [found] = await tx
    .select({ runAt: sql<Date | null>`least(${next(saleFrom)}, ${next(saleUntil)})`.mapWith(saleFrom) })
    .from(feedMatches)
    .innerJoin(productFeeds, eq(productFeeds.id, feedMatches.feedId))
    .innerJoin(feedRows, and(eq(key, feedMatches.rowKey), isCurrent))
    .where(and(eq(feedMatches.feedId, feedId), eq(feedMatches.state, 'followed')))
  if (found?.runAt) await enqueue(tx, FOLLOW_SALES, { feed: feedId }, { key: feedId, runAt: found.runAt })
}

/** `followFeed` for some products, in a transaction. */
export async function followProducts(tx: Database, feedId: string, ids: string[], checkedAt: Date): Promise<void> {
  const { rowKey, productId } = feedMatches
  const rows = await tx
    .select({ productId, row: feedRows, address: products.productUrl })
    .from(feedMatches)
    .innerJoin(products, eq(products.id, productId))
    .innerJoin(productFeeds, eq(productFeeds.id, feedMatches.feedId))
    .innerJoin(feedRows, and(eq(feedRows.key, rowKey), isCurrent))
    .where(and(eq(feedMatches.feedId, feedId), eq(feedMatches.state, 'followed'), inArray(productId, ids)))
    .orderBy(asc(productId), asc(rowKey))
  for (const id of ids) {
    const offered = rows.filter((match) => match.productId === id)
    const offers = offered.map(({ row, address }) => offerOf(row, address, checkedAt))
    await storeOffers(tx, id, sourceOf(feedId), offers)
  }
  await noteNeeds(tx, ids, checkedAt)
}

/** @param own the address of the product: a row of the same one keeps it, whatever network its link goes through. */
function offerOf(row: typeof feedRows.$inferSelect, own: string, checkedAt: Date): OfferInput {
  const isOwn = productKey(unwrapLink(own)) === productKey(row.shopUrl ?? row.productUrl)
  const { currency, availability, shipping, shop: shopName } = row
  const productUrl = isOwn ? own : row.productUrl
  return { ...priceAt(row, new Date()), productUrl, shopName, currency, availability, shipping, checkedAt }
}

type Prices = Pick<typeof feedRows.$inferSelect, 'price' | 'originalPrice' | 'salePrice' | 'saleFrom' | 'saleUntil'>

/** The price of a row at a moment: a sale counts between its dates. Hundredths. */
export function priceAt({ price, originalPrice, salePrice, saleFrom, saleUntil }: Prices, now: Date) {
  const isSale = salePrice !== null && (saleFrom === null || saleFrom <= now) && (saleUntil === null || now < saleUntil)
  return isSale ? { price: salePrice, originalPrice: originalPrice ?? price } : { price, originalPrice }
}

const { id, vanishedAt, seenPrice, price } = products
const isFollowing = sql`exists (select 1 from ${feedMatches} where ${feedMatches.productId} = ${id} and ${feedMatches.state} = 'followed')`

/** Notes of products that follow feeds, or did, what will need someone: since when they vanished, and the price that counts as seen. */
async function noteNeeds(tx: Database, ids: string[], at: Date): Promise<void> {
  const offer = productOffers
  const isOffered = sql`exists (select 1 from ${offer} where ${offer.productId} = ${id} and ${offer.source} <> 'hand')`
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

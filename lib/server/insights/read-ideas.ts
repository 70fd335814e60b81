import { and, asc, desc, eq, gte, isNotNull, isNull, lt, notExists, sql } from 'drizzle-orm'
import { STALE_PRICE_DAYS } from '@/lib/contract/products/catalog-views'
import type { Idea } from '@/lib/contract/insights/insights'
import type { Database } from '../db/database'
import { visitCounts } from '../db/schema/insight-schema'
import { postProducts, posts, products } from '../db/schema/post-schema'
import { lastDays, searchCounts } from './read-counts'
import { storeCounts } from './store-counts'

const DAYS = 30
const DAY = 86_400_000
const OLD_DAYS = 365
const OF_EACH_KIND = 10
/** Searches without a click below which that says nothing. */
const ENOUGH_SEARCHES = 3
const ENOUGH_VIEWS = 10

/** What to write or improve next, by what visitors did in the last 30 days: the strongest of each kind first. */
export async function readIdeas(database: Database): Promise<Idea[]> {
  await storeCounts(database)
  const kinds = [unclickedSearches, stalePrices, oldPosts, unusedProducts]
  return (await Promise.all(kinds.map((read) => read(database)))).flat()
}

const daysAgo = (days: number) => new Date(Date.now() - days * DAY)

async function unclickedSearches(database: Database): Promise<Idea[]> {
  return (await searchCounts(database, lastDays(DAYS)))
    .filter(({ searches, empty, clicks }) => searches - empty >= ENOUGH_SEARCHES && clicks === 0)
    .slice(0, OF_EACH_KIND)
    .map(({ query, searches }) => ({
      kind: 'unclicked-search',
      subject: query,
      id: null,
      count: searches,
      since: null,
    }))
}

const sumOf = (kind: 'view' | 'click') => ({
  total: sql<number>`sum(${visitCounts.count})`.mapWith(Number),
  isCounted: and(eq(visitCounts.kind, kind), gte(visitCounts.day, lastDays(DAYS).from)),
})

async function stalePrices(database: Database): Promise<Idea[]> {
  const { total, isCounted } = sumOf('click')
  const rows = await database
    .select({ id: products.id, subject: products.name, count: total, since: products.priceAt })
    .from(visitCounts)
    .innerJoin(products, eq(products.id, visitCounts.productId))
    .where(and(isCounted, isNotNull(products.price), lt(products.priceAt, daysAgo(STALE_PRICE_DAYS))))
    .groupBy(products.id)
    .orderBy(desc(total), products.id)
    .limit(OF_EACH_KIND)
  return rows.map((row) => ({ ...row, kind: 'stale-price', since: row.since?.toISOString() ?? null }))
}

async function oldPosts(database: Database): Promise<Idea[]> {
  const { total, isCounted } = sumOf('view')
  const rows = await database
    .select({ id: posts.id, subject: posts.title, count: total, since: posts.changedAt })
    .from(visitCounts)
    .innerJoin(posts, eq(posts.id, visitCounts.postId))
    .where(and(isCounted, eq(posts.status, 'published'), lt(posts.changedAt, daysAgo(OLD_DAYS))))
    .groupBy(posts.id)
    .having(gte(total, ENOUGH_VIEWS))
    .orderBy(desc(total), posts.id)
    .limit(OF_EACH_KIND)
  return rows.map((row) => ({ ...row, kind: 'old-post', since: row.since.toISOString() }))
}

async function unusedProducts(database: Database): Promise<Idea[]> {
  const links = database.select().from(postProducts).where(eq(postProducts.productId, products.id))
  const rows = await database
    .select({ id: products.id, subject: products.name, since: products.createdAt })
    .from(products)
    .where(and(isNull(products.archivedAt), eq(products.isGone, false), notExists(links)))
    .orderBy(asc(products.createdAt), products.id)
    .limit(OF_EACH_KIND)
  return rows.map((row) => ({ ...row, kind: 'unused-product', count: 0, since: row.since.toISOString() }))
}

import { eq } from 'drizzle-orm'
import { MAX_INSIGHT_ROWS } from '@/lib/contract/insights/insight-views'
import type { Insights, PostCounts, PostInsights, ProductCounts, ShopCounts } from '@/lib/contract/insights/insights'
import { errors } from '../core/errors'
import type { Database } from '../db/database'
import { posts } from '../db/schema/post-schema'
import { countsVisits } from './visit-tally'
import * as counts from './read-counts'
import { storeCounts } from './store-counts'

const TRENDS = 10
/** Views below which a change or a lack of clicks says nothing. */
const ENOUGH_VIEWS = 10
const RISE = 1.5
const FALL = 1 / RISE

/** What visitors did in the last days. */
export async function readInsights(database: Database, days: number): Promise<Insights> {
  await storeCounts(database)
  const period = counts.lastDays(days)
  const [since, everyDay, allPosts, allProducts, places, searches] = await Promise.all([
    counts.firstDay(database),
    counts.dayTotals(database, period.before, period.to),
    counts.postCounts(database, period),
    counts.productCounts(database, period),
    counts.placeCounts(database, period),
    counts.searchCounts(database, period),
  ])
  const isComparable = since !== null && since <= period.before
  const compared = <T extends { before: number }>(row: T) => ({ ...row, before: isComparable ? row.before : null })
  const shown = (rows: (PostCounts & { before: number })[]) => rows.slice(0, TRENDS).map(compared)
  const current = everyDay.slice(days)
  const published = allPosts.filter(({ isPublished }) => isPublished)
  const trends = isComparable ? published : []
  return {
    counts: countsVisits(),
    since,
    days: current,
    totals: counts.addTotals(current),
    before: isComparable ? counts.addTotals(everyDay.slice(0, days)) : null,
    posts: allPosts.filter(isUsed).slice(0, MAX_INSIGHT_ROWS).map(compared),
    rising: shown(
      trends
        .filter(({ views, before }) => views >= ENOUGH_VIEWS && views >= before * RISE)
        .sort((a, b) => b.views - b.before - (a.views - a.before)),
    ),
    fading: shown(
      trends
        .filter(({ views, before }) => before >= ENOUGH_VIEWS && views <= before * FALL)
        .sort((a, b) => b.before - b.views - (a.before - a.views)),
    ),
    unclicked: shown(
      published.filter(({ views, clicks, hasProducts }) => views >= ENOUGH_VIEWS && clicks === 0 && hasProducts),
    ),
    products: allProducts.filter(isUsed).slice(0, MAX_INSIGHT_ROWS).map(compared),
    shops: shopsOf(allProducts).slice(0, MAX_INSIGHT_ROWS),
    places,
    searches: searches.slice(0, MAX_INSIGHT_ROWS),
  }
}

/** Whether there is anything of the period itself. */
const isUsed = ({ views = 0, clicks, saves }: { views?: number; clicks: number; saves: number }) =>
  views + clicks + saves > 0

/** The clicks of each shop, the most clicked first. */
export function shopsOf(products: readonly ProductCounts[]): ShopCounts[] {
  const shops = new Map<string, ShopCounts>()
  for (const { shop, clicks } of products) {
    if (clicks === 0) continue
    const known = shops.get(shop) ?? { shop, products: 0, clicks: 0 }
    shops.set(shop, { shop, products: known.products + 1, clicks: known.clicks + clicks })
  }
  return [...shops.values()].sort((a, b) => b.clicks - a.clicks)
}

/** What visitors did in one post in the last days. @throws not-found. */
export async function readPostInsights(database: Database, id: string, days: number): Promise<PostInsights> {
  const [post] = await database.select({ id: posts.id }).from(posts).where(eq(posts.id, id))
  if (!post) throw errors.postNotFound()
  await storeCounts(database)
  const period = counts.lastDays(days)
  const [since, counted, products] = await Promise.all([
    counts.firstDay(database),
    counts.dayTotals(database, period.from, period.to, id),
    counts.productCounts(database, period, id),
  ])
  const clicked = products.filter(({ clicks }) => clicks > 0).slice(0, MAX_INSIGHT_ROWS)
  return {
    since,
    days: counted,
    totals: counts.addTotals(counted),
    products: clicked.map((row) => ({ ...row, before: null })),
  }
}

/** Views and clicks of posts in the last days; posts without any are left out. */
export async function readPostViews(
  database: Database,
  ids: string[],
  days: number,
): Promise<{ id: string; views: number; clicks: number }[]> {
  await storeCounts(database)
  const period = counts.lastDays(days)
  const counted = await counts.postCounts(database, { ...period, before: period.from }, ids)
  return counted.map(({ id, views, clicks }) => ({ id, views, clicks }))
}

import { and, desc, eq, gte, inArray, max, min, ne, type SQL, sql } from 'drizzle-orm'
import type {
  DayTotals,
  PlaceCounts,
  PostCounts,
  ProductCounts,
  SearchCounts,
  VisitTotals,
} from '@/lib/contract/insights/insights'
import type { ZeroResultSearch } from '@/lib/contract/search/search-calls'
import type { ClickPlace } from '@/lib/contract/insights/insight-views'
import { shopHost } from '@/lib/format/addresses/hosts'
import type { Database } from '../db/database'
import { visitCounts } from '../db/schema/insight-schema'
import { postProducts, posts, products } from '../db/schema/post-schema'
import { dayAfter, dayOf, type VisitCount } from './visit-tally'

/** The last days, and the first day of as many days before. */
export type Period = { before: string; from: string; to: string }

const { day, kind, postId, productId, detail, count } = visitCounts

/** The last days, today included. */
export function lastDays(days: number): Period {
  const to = dayOf(Date.now())
  const from = dayAfter(to, 1 - days)
  return { before: dayAfter(from, -days), from, to }
}

const sumWhere = (condition: SQL | undefined) =>
  sql<number>`coalesce(sum(${count}) filter (where ${condition}), 0)`.mapWith(Number)
const sumOf = (of: VisitCount['kind'], { from }: Period) => sumWhere(and(eq(kind, of), gte(day, from)))
const sumBefore = (of: VisitCount['kind'], { from }: Period) => sumWhere(sql`${kind} = ${of} and ${day} < ${from}`)

/** The first day that was counted; null if none was. */
export async function firstDay(database: Database): Promise<string | null> {
  const [found] = await database.select({ first: min(day) }).from(visitCounts)
  return found?.first ?? null
}

const NOTHING: VisitTotals = { views: 0, clicks: 0, saves: 0, searches: 0, empty_searches: 0 }
const FIELDS: Partial<Record<VisitCount['kind'], keyof VisitTotals>> = {
  view: 'views',
  click: 'clicks',
  save: 'saves',
  search: 'searches',
  'empty-search': 'empty_searches',
}

/**
 * The totals of every day, oldest first.
 * @param post id of the post whose visits count; all by default
 */
export async function dayTotals(database: Database, from: string, to: string, post?: string): Promise<DayTotals[]> {
  const rows = await database
    .select({ day, kind, count: sumWhere(sql`true`) })
    .from(visitCounts)
    .where(and(gte(day, from), post === undefined ? undefined : eq(postId, post)))
    .groupBy(day, kind)
  const days = new Map<string, DayTotals>()
  for (let each = from; each <= to; each = dayAfter(each, 1)) days.set(each, { day: each, ...NOTHING })
  for (const row of rows) {
    const [found, field] = [days.get(row.day), FIELDS[row.kind]]
    if (found && field) found[field] += row.count
  }
  return [...days.values()]
}

/** The sum of several days. */
export function addTotals(days: readonly VisitTotals[]): VisitTotals {
  const sum = { ...NOTHING }
  for (const each of days) for (const field of Object.keys(sum) as (keyof VisitTotals)[]) sum[field] += each[field]
  return sum
}

/**
 * The counts of the posts that were counted, the most viewed first.
 * @param ids of the posts to count; all by default
 */
export async function postCounts(
  database: Database,
  period: Period,
  ids?: string[],
): Promise<(PostCounts & { before: number; hasProducts: boolean; isPublished: boolean })[]> {
  const views = sumOf('view', period)
  return database
    .select({
      id: posts.id,
      title: posts.title,
      views,
      clicks: sumOf('click', period),
      saves: sumOf('save', period),
      before: sumBefore('view', period),
      hasProducts: sql<boolean>`exists (select 1 from ${postProducts} where ${postProducts.postId} = ${posts.id})`,
      isPublished: sql<boolean>`${posts.status} = 'published'`,
    })
    .from(visitCounts)
    .innerJoin(posts, eq(posts.id, postId))
    .where(and(gte(day, period.before), ids && inArray(postId, ids)))
    .groupBy(posts.id)
    .orderBy(desc(views), posts.id)
}

/**
 * The counts of the products that were counted, the most clicked first.
 * @param post id of the post whose clicks count; all by default
 */
export async function productCounts(
  database: Database,
  period: Period,
  post?: string,
): Promise<(ProductCounts & { before: number })[]> {
  const clicks = sumOf('click', period)
  const rows = await database
    .select({
      id: products.id,
      name: products.name,
      address: products.productUrl,
      clicks,
      saves: sumOf('save', period),
      before: sumBefore('click', period),
    })
    .from(visitCounts)
    .innerJoin(products, eq(products.id, productId))
    .where(and(gte(day, period.before), post === undefined ? undefined : eq(postId, post)))
    .groupBy(products.id)
    .orderBy(desc(clicks), products.id)
  return rows.map(({ address, ...row }) => ({ ...row, shop: shopHost(address) }))
}

/** The clicks in each place, the most frequent first. */
export async function placeCounts(database: Database, { from }: Period): Promise<PlaceCounts[]> {
  const clicks = sumWhere(sql`true`)
  const rows = await database
    .select({ place: detail, clicks })
    .from(visitCounts)
    .where(and(eq(kind, 'click'), gte(day, from)))
    .groupBy(detail)
    .orderBy(desc(clicks))
  return rows.map((row) => ({ ...row, place: row.place as ClickPlace }))
}

/** The searches by their words, the most frequent first. */
export async function searchCounts(database: Database, period: Period): Promise<SearchCounts[]> {
  const searches = sumOf('search', period)
  return database
    .select({
      query: detail,
      searches,
      empty: sumOf('empty-search', period),
      clicks: sumOf('search-click', period),
    })
    .from(visitCounts)
    .where(and(gte(day, period.from), sql`${kind} in ('search', 'empty-search', 'search-click') and ${detail} <> ''`))
    .groupBy(detail)
    .orderBy(desc(searches), detail)
}

/** The searches that found nothing by their words, the most frequent first. */
export async function zeroResultSearches(database: Database, period: Period): Promise<ZeroResultSearch[]> {
  const searches = sumOf('empty-search', period)
  const rows = await database
    .select({ query: detail, searches, last_day: max(day) })
    .from(visitCounts)
    .where(and(gte(day, period.from), eq(kind, 'empty-search'), ne(detail, '')))
    .groupBy(detail)
    .orderBy(desc(searches), detail)
  return rows.map((row) => ({ ...row, last_day: row.last_day ?? '' }))
}

import { and, asc, eq, or, type SQL, sql } from 'drizzle-orm'
import type { FeedRow } from '@/lib/contract/products/feed'
import { bareGtin } from '@/lib/format/products/product-values'
import type { Database } from '../../db/database'
import { feedMatches, feedRows, productFeeds } from '../../db/schema/feed-schema'
import { errors } from '../../core/errors'
import { toUnits } from '../product-row'
import { isCurrent } from './apply-run'
import { priceAt } from './follow-rows'
import { wordsOf } from './read/read-row'

/** Rows of which the best are shown: a common word has hundreds of thousands, and all of them would be sorted. */
const CANDIDATES = 200
const MAX_SHOWN = 10
const MAX_CHOICES = 100
/** Words of a query. */
const MAX_TERMS = 12

export type StoredRow = typeof feedRows.$inferSelect
export type CurrentRow = { row: StoredRow; feed: string }

/** The id of a row in answers: its feed and slot. */
const rowIdOf = ({ feedId, slot }: Pick<StoredRow, 'feedId' | 'slot'>) => `${feedId}.${slot}`

/** Rows that count, by a condition. */
function currentRows(database: Database, which: SQL | undefined, limit: number): Promise<CurrentRow[]> {
  return database
    .select({ row: feedRows, feed: productFeeds.name })
    .from(feedRows)
    .innerJoin(productFeeds, isCurrent)
    .where(which)
    .limit(limit)
}

/** A row by its id. @throws not-found */
export async function readCurrentRow(database: Database, id: string): Promise<CurrentRow> {
  const [, feedId = '', slot = ''] = /^(\w+)\.(\d{1,9})$/.exec(id) ?? []
  const which = and(eq(feedRows.feedId, feedId), eq(feedRows.slot, Number(slot)))
  const [found] = feedId ? await currentRows(database, which, 1) : []
  if (!found) throw errors.feedRowNotFound()
  return found
}

/** Condition that a match is of a row. */
export const isOfRow = ({ feedId, key }: Pick<StoredRow, 'feedId' | 'key'>) =>
  and(eq(feedMatches.feedId, feedId), eq(feedMatches.rowKey, key))

const KEY = sql`(${feedRows.feedId}, ${feedRows.key}, ${feedRows.run})`

/** Rows by GTIN or item number first, then by words, of which the last may be begun. One of each group of variants is shown. */
export async function searchRows(database: Database, q: string): Promise<FeedRow[]> {
  const terms = wordsOf(q).split(' ').filter(Boolean).slice(0, MAX_TERMS)
  if (terms.length === 0) return []
  const text = q.trim()
  const gtin = bareGtin(text)
  const isCoded = or(eq(feedRows.sku, text), gtin ? eq(feedRows.upc, gtin) : undefined)
  const coded = await currentRows(database, isCoded, MAX_SHOWN)
  const query = terms.map((term, at) => (at === terms.length - 1 && term.length > 1 ? `${term}:*` : term)).join(' & ')
  const isWorded = sql`${KEY} in (select * from find_feed_rows(${query}, ${CANDIDATES}))`
  const worded = coded.length < MAX_SHOWN ? await currentRows(database, isWorded, CANDIDATES) : []
  const ranked = worded.map((each) => ({ ...each, rank: rankOf(each.row, terms) })).sort((a, b) => b.rank - a.rank)
  const found: CurrentRow[] = [...coded, ...ranked]
  const isFirst = (each: CurrentRow, at: number) => found.findIndex((one) => groupOf(one) === groupOf(each)) === at
  return presentRows(database, found.filter(isFirst).slice(0, MAX_SHOWN))
}

/** How well a row fits: names that begin with the words, and short ones, are better than texts that hold them. */
function rankOf(row: StoredRow, terms: string[]): number {
  const name = wordsOf(row.name)
  const words = name.split(' ')
  const found = terms.filter((term) => words.some((word) => word.startsWith(term))).length
  return 10 * found + (name.startsWith(terms.join(' ')) ? 5 : 0) - words.length / 10
}

const groupOf = ({ row }: Pick<CurrentRow, 'row'>) => (row.groupId ? `${row.feedId} ${row.groupId}` : rowIdOf(row))

/** Rows as answers have them, with the products that follow them and the choices of their groups. */
export async function presentRows(database: Database, rows: CurrentRow[]): Promise<FeedRow[]> {
  const [now, following] = [new Date(), await followersOf(database, rows)]
  const groups = rows.flatMap(({ row }) =>
    row.groupId ? [and(eq(feedRows.feedId, row.feedId), eq(feedRows.groupId, row.groupId))] : [],
  )
  const variants = groups.length > 0 ? await currentRows(database, or(...groups), MAX_CHOICES) : []
  return rows.map(({ row, feed }) => {
    const group = variants.filter((each) => row.groupId !== null && groupOf(each) === groupOf({ row }))
    const choices = group.map((each) => {
      const { choice, sku, name } = each.row
      return { ...offeredAt(each.row, now), label: choice ?? sku ?? name }
    })
    const { name, image, sku, currency, shop, feedId, key } = row
    return {
      ...{ ...offeredAt(row, now), name, image, sku, currency, feed, shop: shop ?? '' },
      product_id: following.get(`${feedId} ${key}`) ?? null,
      choices: choices.length < 2 ? [] : choices.sort(byLabel),
    }
  })
}

const byLabel = (a: { label: string }, b: { label: string }) => a.label.localeCompare(b.label, 'en', { numeric: true })

function offeredAt(row: StoredRow, now: Date) {
  const { price, originalPrice } = priceAt(row, now)
  return { id: rowIdOf(row), price: toUnits(price), original_price: toUnits(originalPrice) }
}

async function followersOf(database: Database, rows: CurrentRow[]): Promise<Map<string, string>> {
  const isOne = rows.map(({ row }) => isOfRow(row))
  if (isOne.length === 0) return new Map()
  const found = await database
    .select({ feedId: feedMatches.feedId, key: feedMatches.rowKey, id: feedMatches.productId })
    .from(feedMatches)
    .where(and(eq(feedMatches.state, 'followed'), or(...isOne)))
    .orderBy(asc(feedMatches.productId))
  return new Map(found.map(({ feedId, key, id }) => [`${feedId} ${key}`, id]))
}

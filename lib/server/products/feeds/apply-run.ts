import 'server-only'
import { and, asc, count, eq, gt, inArray, isNotNull, isNull, lte, max, or, sql } from 'drizzle-orm'
import type { RunState } from '@/lib/contract/products/feed-views'
import type { Database } from '../../db/database'
import { isOneOf } from '../../db/query/is-one-of'
import { feedMatches, feedRows, feedRuns, productFeeds } from '../../db/schema/feed-schema'
import { writeUncached } from '../../db/write'
import type { StagedRows } from './stage-rows'

export type FeedRecord = typeof productFeeds.$inferSelect
export type RunRecord = typeof feedRuns.$inferSelect

/** Rows that one statement looks at or changes: other writes get their turn between two. */
const BATCH_SIZE = 500
/** Runs that the history holds of a feed. */
const MAX_RUNS = 30

/** Condition that a version of a row counts; `product_feeds` must be joined. */
export const isCurrent = and(
  eq(feedRows.feedId, productFeeds.id),
  lte(feedRows.run, productFeeds.appliedRun),
  or(isNull(feedRows.until), gt(feedRows.until, productFeeds.appliedRun)),
)

const ofFeed = (feedId: string) => eq(feedRows.feedId, feedId)

/** How many rows of a feed count, how many of them its last run saw, and the first slot that is free. */
export async function sizeOf(database: Database, { id, appliedRun }: FeedRecord) {
  const isCounted = and(
    ofFeed(id),
    lte(feedRows.run, appliedRun),
    or(isNull(feedRows.until), gt(feedRows.until, appliedRun)),
  )
  const [rows] = await database
    .select({ rows: count(), seen: sql<number>`(count(*) filter (where ${feedRows.missedIn} is null))::int` })
    .from(feedRows)
    .where(isCounted)
  const [last] = await database
    .select({ slot: max(feedRows.slot) })
    .from(feedRows)
    .where(ofFeed(id))
  return { rows: rows?.rows ?? 0, seen: rows?.seen ?? 0, nextSlot: (last?.slot ?? -1) + 1 }
}

/** Marks the rows that a run did not see, and ends those that the run before it did not see either. */
export async function endMissing(database: Database, feedId: string, run: number, staged: StagedRows): Promise<void> {
  const { key, slot, missedIn } = feedRows
  let last = ''
  for (;;) {
    const rows = await database
      .select({ key, slot, missedIn })
      .from(feedRows)
      .where(and(ofFeed(feedId), gt(key, last), isNull(feedRows.until), sql`${feedRows.run} < ${run}`))
      .orderBy(asc(key))
      .limit(BATCH_SIZE)
    const unseen = rows.filter((row) => !staged.seen.has(row.slot))
    const [gone, missing] = [
      unseen.filter((row) => row.missedIn !== null),
      unseen.filter((row) => row.missedIn === null),
    ]
    const back = rows.filter((row) => row.missedIn !== null && staged.seen.has(row.slot))
    const change = (changed: { key: string }[], values: { until?: number; missedIn?: number | null }) =>
      writeUncached(database, (tx) => {
        const keys = changed.map((row) => row.key)
        return tx
          .update(feedRows)
          .set(values)
          .where(and(ofFeed(feedId), isOneOf(key, keys), isNull(feedRows.until)))
      })
    if (gone.length > 0) await change(gone, { until: run })
    if (missing.length > 0) await change(missing, { missedIn: run })
    if (back.length > 0) await change(back, { missedIn: null })
    staged.counts.gone += gone.length
    staged.counts.missing += missing.length
    if (rows.length < BATCH_SIZE) return
    last = rows.at(-1)?.key ?? ''
  }
}

type RunChange = Partial<Omit<RunRecord, 'feedId' | 'number'>>

/** Changes what is known of a run. */
export const noteRun = (database: Database, feedId: string, number: number, change: RunChange) =>
  writeUncached(database, (tx) =>
    tx
      .update(feedRuns)
      .set(change)
      .where(and(eq(feedRuns.feedId, feedId), eq(feedRuns.number, number))),
  )

type FeedChange = Partial<Omit<FeedRecord, 'id'>>

/** Changes a feed. @returns it as it is then; undefined for a missing one. */
export async function changeFeed(database: Database, id: string, change: FeedChange): Promise<FeedRecord | undefined> {
  const [feed] = await writeUncached(database, (tx) =>
    tx.update(productFeeds).set(change).where(eq(productFeeds.id, id)).returning(),
  )
  return feed
}

/** Begins a run; what runs before it have left that never counted is removed. @returns its number. */
export async function beginRun(database: Database, feed: FeedRecord): Promise<number> {
  const number = feed.lastRun + 1
  await endOpen(database, feed, 'held', 'discarded', null)
  await endOpen(database, feed, 'running', 'failed', 'The site stopped while this ran.')
  await writeUncached(database, async (tx) => {
    await tx.delete(feedMatches).where(and(eq(feedMatches.feedId, feed.id), gt(feedMatches.run, feed.appliedRun)))
    const values = { read: 0, wrong: 0, new: 0, changed: 0, gone: 0, missing: 0, moved: 0 }
    await tx
      .insert(feedRuns)
      .values({ feedId: feed.id, number, state: 'running', startedAt: new Date(), counts: values })
    await tx.update(productFeeds).set({ lastRun: number }).where(eq(productFeeds.id, feed.id))
    await tx.delete(feedRuns).where(and(eq(feedRuns.feedId, feed.id), lte(feedRuns.number, number - MAX_RUNS)))
  })
  await removeVersions(database, feed.id, sql`${feedRows.run} > ${feed.appliedRun}`)
  await restoreVersions(database, feed)
  return number
}

async function endOpen(database: Database, feed: FeedRecord, from: RunState, to: RunState, reason: string | null) {
  const isOpen = and(eq(feedRuns.feedId, feed.id), eq(feedRuns.state, from), gt(feedRuns.number, feed.appliedRun))
  const change = { state: to, finishedAt: new Date(), ...(reason && { reason }) }
  await writeUncached(database, (tx) => tx.update(feedRuns).set(change).where(isOpen))
}

/** Deletes versions of rows in batches. */
export async function removeVersions(database: Database, feedId: string, which: ReturnType<typeof sql>): Promise<void> {
  for (;;) {
    const rows = await database
      .select({ key: feedRows.key })
      .from(feedRows)
      .where(and(ofFeed(feedId), which))
      .limit(BATCH_SIZE)
    if (rows.length === 0) return
    const keys = rows.map(({ key }) => key)
    await writeUncached(database, (tx) =>
      tx.delete(feedRows).where(and(ofFeed(feedId), isOneOf(feedRows.key, keys), which)),
    )
  }
}

/** Takes back what a run that never counted has noted in versions that do. */
async function restoreVersions(database: Database, { id, appliedRun }: FeedRecord): Promise<void> {
  const isEnded = and(ofFeed(id), isNotNull(feedRows.until), gt(feedRows.until, appliedRun))
  const isMissed = and(ofFeed(id), isNotNull(feedRows.missedIn), gt(feedRows.missedIn, appliedRun))
  for (const [which, change] of [
    [isEnded, { until: null }],
    [isMissed, { missedIn: null }],
  ] as const)
    for (;;) {
      const rows = await database.select({ slot: feedRows.slot }).from(feedRows).where(which).limit(BATCH_SIZE)
      if (rows.length === 0) break
      const slots = rows.map(({ slot }) => slot)
      await writeUncached(database, (tx) =>
        tx
          .update(feedRows)
          .set(change)
          .where(and(which, inArray(feedRows.slot, slots))),
      )
    }
}

/** Makes the rows of a run count, in one statement. */
export const applyRun = (database: Database, feedId: string, run: number, seen: FeedChange = {}) =>
  changeFeed(database, feedId, { ...seen, appliedRun: run })

import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import { and, between, eq, gt, isNull, lte, max, min, or, type SQL, sql } from 'drizzle-orm'
import type { FeedRun } from '@/lib/contract/products/feed'
import { errors } from '../../core/errors'
import type { Database } from '../../db/database'
import { feedMatches, feedRows, productFeeds } from '../../db/schema/feed-schema'
import { writeUncached } from '../../db/write-counter'
import { NO_COUNTS } from './stage-rows'

export type FeedRecord = typeof productFeeds.$inferSelect

/** Rows that one statement looks at or changes: other writes get their turn between two. */
const BATCH_SIZE = 500
/** Runs that the history holds of a feed. */
const MAX_RUNS = 30

const { feedId: ofFeedId, run: versionOf, until, missedIn, slot } = feedRows

const isCounted = and(lte(versionOf, productFeeds.appliedRun), or(isNull(until), gt(until, productFeeds.appliedRun)))

/** Condition that a version of a row counts; `product_feeds` must be joined. */
export const isCurrent = and(eq(ofFeedId, productFeeds.id), isCounted)

const ofFeed = (feedId: string) => eq(ofFeedId, feedId)

/** A feed as it is stored; undefined for a missing one. */
export async function findFeed(database: Database, id: string): Promise<FeedRecord | undefined> {
  const [feed] = await database.select().from(productFeeds).where(eq(productFeeds.id, id))
  return feed
}

/** A feed as it is stored. @throws not-found */
export async function readFeedRecord(database: Database, id: string): Promise<FeedRecord> {
  const feed = await findFeed(database, id)
  if (!feed) throw errors.feedNotFound()
  return feed
}

/** When the rows of a feed were read that count, or were found to be as they are: their prices are as old. */
export function readAtOf({ runs, createdAt }: FeedRecord): Date {
  const last = runs.find(({ state }) => state === 'done' || state === 'unchanged')
  return last?.started_at ? new Date(last.started_at) : createdAt
}

/** How many rows of a feed count, how many of them its last run saw, and the first slot that is free. */
export async function sizeOf(database: Database, id: string) {
  const [size] = await database
    .select({
      rows: sql<number>`count(*) filter (where ${isCounted})::int`,
      seen: sql<number>`count(*) filter (where ${isCounted} and ${missedIn} is null)::int`,
      nextSlot: sql<number>`coalesce(max(${slot}) + 1, 0)::int`,
    })
    .from(feedRows)
    .innerJoin(productFeeds, eq(productFeeds.id, ofFeedId))
    .where(ofFeed(id))
  return size ?? { rows: 0, seen: 0, nextSlot: 0 }
}

/** Changes a feed. A run counts once its number is the applied one. */
export const changeFeed = (database: Database, id: string, change: PgUpdateSetSource<typeof productFeeds>) =>
  writeUncached(database, (tx) => tx.update(productFeeds).set(change).where(eq(productFeeds.id, id)))

/** Changes what is known of the last run of a feed, and the feed itself with it. */
export async function noteRun(
  database: Database,
  id: string,
  change: Partial<FeedRun>,
  more: Partial<FeedRecord> = {},
) {
  const runs = sql`jsonb_set(${productFeeds.runs}, '{0}', ${productFeeds.runs} -> 0 || ${JSON.stringify(change)}::jsonb)`
  await changeFeed(database, id, { ...more, runs })
}

/** Begins a run; what runs before it have left that never counted is removed. @returns its number. */
export async function beginRun(database: Database, { id, lastRun, appliedRun, runs }: FeedRecord): Promise<number> {
  const number = lastRun + 1
  const now = new Date().toISOString()
  const begun = { id: String(number), state: 'running', started_at: now, finished_at: null, reason: null } as const
  const before = runs.map((run): FeedRun => {
    if (run.state === 'held') return { ...run, state: 'discarded' }
    const reason = 'The site stopped while this ran.'
    return run.state === 'running' ? { ...run, state: 'failed', reason, finished_at: now } : run
  })
  await writeUncached(database, async (tx) => {
    await tx.delete(feedMatches).where(and(eq(feedMatches.feedId, id), gt(feedMatches.run, appliedRun)))
    const kept = [{ ...begun, ...NO_COUNTS }, ...before].slice(0, MAX_RUNS)
    const change = { lastRun: number, runs: kept, wrongRows: [] }
    await tx.update(productFeeds).set(change).where(eq(productFeeds.id, id))
  })
  await removeVersions(database, id, gt(versionOf, appliedRun))
  // What a run that never counted has noted in versions that do.
  const isNoted = or(gt(until, appliedRun), gt(missedIn, appliedRun))
  const missedBefore = sql`case when ${missedIn} <= ${appliedRun} then ${missedIn} end`
  await inBatches(database, and(ofFeed(id), isNoted), (tx, batch) =>
    tx.update(feedRows).set({ until: null, missedIn: missedBefore }).where(batch),
  )
  return number
}

type Tx = Parameters<Parameters<typeof writeUncached>[1]>[0]

/** Changes rows of a feed, some slots at a time. */
async function inBatches(
  database: Database,
  which: SQL | undefined,
  change: (tx: Tx, batch: SQL | undefined) => PromiseLike<unknown>,
): Promise<void> {
  const [range] = await database
    .select({ first: min(slot), last: max(slot) })
    .from(feedRows)
    .where(which)
  for (let first = range?.first ?? 0; first <= (range?.last ?? -1); first += BATCH_SIZE) {
    const batch = and(which, between(slot, first, first + BATCH_SIZE - 1))
    await writeUncached(database, async (tx) => change(tx, batch))
  }
}

/** Deletes versions of rows in batches. */
export const removeVersions = (database: Database, feedId: string, which?: SQL) =>
  inBatches(database, and(ofFeed(feedId), which), (tx, batch) => tx.delete(feedRows).where(batch))

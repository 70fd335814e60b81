import 'server-only'
import { and, asc, eq, gt, inArray, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm'
import { errors } from '../../core/errors'
import type { Database } from '../../db/database'
import { isOneOf } from '../../db/query/is-one-of'
import { feedMatches, feedRows, feedRuns, productFeeds } from '../../db/schema/feed-schema'
import { writeUncached } from '../../db/write'
import { NO_COUNTS, type StagedRows } from './stage-rows'

export type FeedRecord = typeof productFeeds.$inferSelect
export type RunRecord = typeof feedRuns.$inferSelect

/** Rows that one statement looks at or changes: other writes get their turn between two. */
const BATCH_SIZE = 500
/** Runs that the history holds of a feed. */
const MAX_RUNS = 30

const { feedId: ofFeedId, key, run: versionOf, until, missedIn, slot } = feedRows

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

/** How many rows of a feed count, how many of them its last run saw, and the first slot that is free. */
export async function sizeOf(database: Database, id: string) {
  const whole = (expression: SQL) => expression.mapWith(Number) as SQL<number>
  const [size] = await database
    .select({
      rows: whole(sql`count(*) filter (where ${isCounted})`),
      seen: whole(sql`count(*) filter (where ${isCounted} and ${missedIn} is null)`),
      nextSlot: whole(sql`coalesce(max(${slot}), -1) + 1`),
    })
    .from(feedRows)
    .innerJoin(productFeeds, eq(productFeeds.id, ofFeedId))
    .where(ofFeed(id))
  return size ?? { rows: 0, seen: 0, nextSlot: 0 }
}

/** Marks the rows that a run did not see, and ends those that the run before it did not see either. */
export async function endMissing(database: Database, feedId: string, run: number, staged: StagedRows): Promise<void> {
  let last = ''
  for (;;) {
    const rows = await database
      .select({ key, slot, missedIn })
      .from(feedRows)
      .where(and(ofFeed(feedId), gt(key, last), isNull(until), lt(versionOf, run)))
      .orderBy(asc(key))
      .limit(BATCH_SIZE)
    const mark = async (isSeen: boolean, wasMissed: boolean, change: { until?: number; missedIn?: number | null }) => {
      const keys = rows.flatMap((row) =>
        staged.seen.has(row.slot) === isSeen && (row.missedIn !== null) === wasMissed ? [row.key] : [],
      )
      const which = and(ofFeed(feedId), isOneOf(key, keys), isNull(until))
      if (keys.length > 0) await writeUncached(database, (tx) => tx.update(feedRows).set(change).where(which))
      return keys.length
    }
    staged.counts.gone += await mark(false, true, { until: run })
    staged.counts.missing += await mark(false, false, { missedIn: run })
    await mark(true, true, { missedIn: null })
    if (rows.length < BATCH_SIZE) return
    last = rows.at(-1)?.key ?? ''
  }
}

/** Changes what is known of a run. */
export const noteRun = (database: Database, feedId: string, number: number, change: Partial<RunRecord>) =>
  writeUncached(database, (tx) =>
    tx
      .update(feedRuns)
      .set(change)
      .where(and(eq(feedRuns.feedId, feedId), eq(feedRuns.number, number))),
  )

/** Changes a feed. A run counts once its number is the applied one. */
export const changeFeed = (database: Database, id: string, change: Partial<FeedRecord>) =>
  writeUncached(database, (tx) => tx.update(productFeeds).set(change).where(eq(productFeeds.id, id)))

/** Begins a run; what runs before it have left that never counted is removed. @returns its number. */
export async function beginRun(database: Database, { id, lastRun, appliedRun }: FeedRecord): Promise<number> {
  const number = lastRun + 1
  await writeUncached(database, async (tx) => {
    const ofRuns = eq(feedRuns.feedId, id)
    const isOpen = and(ofRuns, inArray(feedRuns.state, ['running', 'held']), gt(feedRuns.number, appliedRun))
    const isHeld = eq(feedRuns.state, 'held')
    await tx
      .update(feedRuns)
      .set({
        state: sql`case when ${isHeld} then 'discarded' else 'failed' end`,
        reason: sql`case when ${isHeld} then ${feedRuns.reason} else 'The site stopped while this ran.' end`,
        finishedAt: new Date(),
      })
      .where(isOpen)
    await tx.delete(feedMatches).where(and(eq(feedMatches.feedId, id), gt(feedMatches.run, appliedRun)))
    await tx.insert(feedRuns).values({ feedId: id, number, state: 'running', startedAt: new Date(), counts: NO_COUNTS })
    await tx.update(productFeeds).set({ lastRun: number }).where(eq(productFeeds.id, id))
    await tx.delete(feedRuns).where(and(ofRuns, lte(feedRuns.number, number - MAX_RUNS)))
  })
  await removeVersions(database, id, gt(versionOf, appliedRun))
  // What a run that never counted has noted in versions that do.
  await inBatches(database, and(ofFeed(id), gt(until, appliedRun)), (tx, batch) =>
    tx.update(feedRows).set({ until: null }).where(batch),
  )
  await inBatches(database, and(ofFeed(id), gt(missedIn, appliedRun)), (tx, batch) =>
    tx.update(feedRows).set({ missedIn: null }).where(batch),
  )
  return number
}

type Tx = Parameters<Parameters<typeof writeUncached>[1]>[0]

/** Does a change that ends what selects rows, some rows at a time. */
async function inBatches(
  database: Database,
  which: SQL | undefined,
  change: (tx: Tx, batch: SQL | undefined) => PromiseLike<unknown>,
): Promise<void> {
  for (;;) {
    const rows = await database.select({ slot }).from(feedRows).where(which).limit(BATCH_SIZE)
    if (rows.length === 0) return
    const batch = and(
      which,
      inArray(
        slot,
        rows.map((row) => row.slot),
      ),
    )
    await writeUncached(database, async (tx) => change(tx, batch))
  }
}

/** Deletes versions of rows in batches. */
export const removeVersions = (database: Database, feedId: string, which?: SQL) =>
  inBatches(database, and(ofFeed(feedId), which), (tx, batch) => tx.delete(feedRows).where(batch))

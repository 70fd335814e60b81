import { asc, eq, sql } from 'drizzle-orm'
import type { Feed, FeedInput, FeedStep } from '@/lib/contract/products/feed'
import { errors } from '../../core/errors'
import { type Database, write } from '../../db/database'
import { feedMatches, productFeeds } from '../../db/schema/feed-schema'
import { writeUncached } from '../../db/write-counter'
import { cancelJob, enqueue, waitingJobs } from '../../jobs/enqueue'
import { removeFiles } from '../../db/uploads/import-files'
import { changeFeed, type FeedRecord, findFeed, noteRun, readFeedRecord } from './apply-run'
import { accessOf } from './feed-files'
import { nextRunOf, READ_FEED } from './run-feed'

const FOLLOWING = sql<number>`(select count(distinct ${feedMatches.productId})::int from ${feedMatches} where ${feedMatches.feedId} = ${productFeeds.id} and ${feedMatches.state} = 'followed')`

/** All feeds by name, with their last runs. */
export async function listFeeds(database: Database): Promise<Feed[]> {
  const { name, id } = productFeeds
  const all = database.select({ feed: productFeeds, products: FOLLOWING }).from(productFeeds)
  const jobs = await waitingJobs(database, READ_FEED)
  return (await all.orderBy(asc(name), asc(id))).map(({ feed: { secret, wrongRows, ...feed }, products }) => {
    const [last] = feed.runs
    /** When its job runs next, or began to. */
    const runAt = jobs.get(feed.id)
    const ended = last?.state === 'held' || last?.state === 'failed' ? last.state : 'idle'
    const due = runAt && runAt.getTime() <= Date.now() ? 'waiting' : ended
    const state = last?.state === 'running' && runAt ? 'running' : due
    const next_run_at = feed.paused ? null : (runAt?.toISOString() ?? null)
    return { ...feed, has_secret: secret !== null, wrong_rows: wrongRows, products, state, next_run_at }
  })
}

/**
 * Adds a feed, or changes the settings of the one with an id. Its file is read anew, also if it is as it was.
 * @param input of one that is not paused: it is read by its interval, a new one at once.
 */
export async function saveFeed(database: Database, id: string, input: FeedInput): Promise<void> {
  const before = await findFeed(database, id)
  const access = await accessOf(input, before)
  const settings = { ...input, ...access, etag: null, modified: null, digest: null }
  await writeUncached(database, (tx) =>
    tx
      .insert(productFeeds)
      .values({ ...settings, id, createdAt: new Date() })
      .onConflictDoUpdate({ target: productFeeds.id, set: settings }),
  )
  const next = nextRunOf(input, before?.runs[0]?.started_at)
  if (next) await planRun(database, id, next)
  else await cancelJob(database, READ_FEED, id)
}

const planRun = (database: Database, id: string, runAt = new Date()) =>
  enqueue(database, READ_FEED, { feed: id }, { key: id, runAt })

/** Deletes a feed, whose next run removes its rows and offers; products stay with the values that they have. @throws not-found */
export async function removeFeed(database: Database, id: string): Promise<void> {
  await readFeedRecord(database, id)
  await write(database, async (tx) => {
    await tx.delete(productFeeds).where(eq(productFeeds.id, id))
    await planRun(tx, id)
  })
}

/** Does a step of a feed. @throws not-found, conflict for an answer to a run that is not held. */
export async function takeFeedStep(database: Database, id: string, step: FeedStep): Promise<void> {
  const feed = await readFeedRecord(database, id)
  if (step === 'pause') {
    await changeFeed(database, id, { paused: true })
    await cancelJob(database, READ_FEED, id)
  } else if (step === 'run') {
    await changeFeed(database, id, { paused: false })
    await planRun(database, id)
  } else await answerHeld(database, feed, step)
}

async function answerHeld(database: Database, feed: FeedRecord, step: 'apply' | 'discard'): Promise<void> {
  const { id, lastRun, runs } = feed
  if (runs[0]?.state !== 'held') throw errors.wrongStep('No run of this feed waits for an answer')
  if (step === 'discard') {
    await noteRun(database, id, { state: 'discarded' })
    const next = nextRunOf(feed, runs[0].started_at)
    if (next) await planRun(database, id, next)
  } else {
    // The job completes a run that counts already.
    await noteRun(database, id, { state: 'running', reason: null, finished_at: null }, { appliedRun: lastRun })
    await planRun(database, id)
  }
  if (feed.address === null) await removeFiles(database, id)
}

import { eq } from 'drizzle-orm'
import type { FeedInput } from '@/lib/contract/products/feed'
import type { FeedStep } from '@/lib/contract/products/feed-views'
import { errors } from '../../core/errors'
import { type Database, write } from '../../db/database'
import { productFeeds } from '../../db/schema/feed-schema'
import { writeUncached } from '../../db/write-counter'
import { cancelJob, enqueue } from '../../jobs/enqueue'
import { removeFiles } from '../../db/uploads/import-files'
import { changeFeed, type FeedRecord, findFeed, noteRun, readFeedRecord } from './apply-run'
import { accessOf } from './feed-secret'
import { READ_FEED } from './run-feed'

const HOUR = 3_600_000

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
  if (input.paused || input.address === null) await cancelJob(database, READ_FEED, id)
  else await planRun(database, { id, hours: input.hours, runs: before?.runs ?? [] })
}

/** Plans the next run of a feed by its interval: at once if it never ran. */
async function planRun(database: Database, { id, hours, runs }: Pick<FeedRecord, 'id' | 'hours' | 'runs'>) {
  const [last] = runs
  const runAt = new Date(last ? Date.parse(last.started_at ?? '') + hours * HOUR : Date.now())
  await enqueue(database, READ_FEED, { feed: id }, { key: id, runAt })
}

const runNow = (database: Database, id: string) => enqueue(database, READ_FEED, { feed: id }, { key: id })

/** Deletes a feed, whose next run removes its rows and offers; products stay with the values that they have. @throws not-found */
export async function removeFeed(database: Database, id: string): Promise<void> {
  await readFeedRecord(database, id)
  await write(database, async (tx) => {
    await tx.delete(productFeeds).where(eq(productFeeds.id, id))
    await runNow(tx, id)
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
    await runNow(database, id)
  } else await answerHeld(database, feed, step)
}

async function answerHeld(database: Database, feed: FeedRecord, step: 'apply' | 'discard'): Promise<void> {
  const { id, lastRun, runs } = feed
  if (runs[0]?.state !== 'held') throw errors.wrongStep('No run of this feed waits for an answer')
  if (step === 'discard') {
    await noteRun(database, id, { state: 'discarded' })
    if (feed.address !== null && !feed.paused) await planRun(database, feed)
  } else {
    // The job completes a run that counts already.
    await noteRun(database, id, { state: 'running', reason: null, finished_at: null })
    await changeFeed(database, id, { appliedRun: lastRun })
    await runNow(database, id)
  }
  if (feed.address === null) await removeFiles(database, id)
}

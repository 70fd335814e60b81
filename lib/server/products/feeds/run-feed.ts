import { lte } from 'drizzle-orm'
import { z } from 'zod'
import { MAX_FEED_BYTES, MAX_FEED_ROWS } from '@/lib/contract/products/feed-views'
import { ReaderError } from '../../../reader/reader-options'
import { log } from '../../core/log'
import { leaseThread, returnThread, ThreadEndedError } from '../../core/threads/threads'
import type { Database } from '../../db/database'
import { feedRows } from '../../db/schema/feed-schema'
import { removeFiles } from '../../db/uploads/import-files'
import { fetchRules } from '../../fetch/target'
import { jobKind } from '../../jobs/enqueue'
import {
  beginRun,
  changeFeed,
  endMissing,
  type FeedRecord,
  findFeed,
  noteRun,
  removeVersions,
  sizeOf,
} from './apply-run'
import { fetchSource, type Source, withScratch } from './feed-files'
import { followFeed } from './follow-rows'
import { UnreadableError } from '../rows/records'
import type { FeedBatch, FeedFile } from './read/read-feed'
import { StagedRows } from './stage-rows'
import { keepMatches, type MatchesOfProducts, readKnownProducts, storeMatches } from './store-matches'

/** Reads a feed; the key is its id. */
export const READ_FEED = jobKind({ name: 'read product feed', data: z.object({ feed: z.string() }), attempts: 3 })

const HOUR = 3_600_000
/** Milliseconds for a download. */
const DEADLINE = 30 * 60_000
/** Milliseconds between two reports of progress, which also notice that the feed was paused or deleted. */
const REPORT_INTERVAL = 2_000

/** Ends a run whose feed was paused or deleted, or whose process stops. */
class RunStopped extends Error {}

type Outcome = { next: Date | undefined; followed: boolean }

/**
 * Runs a feed once, or finishes a run that counts but was not completed. Of a deleted feed it removes what is left.
 * @returns when to run it again, and whether products follow it.
 */
export async function runFeed(database: Database, id: string, stopped: AbortSignal): Promise<Outcome> {
  const feed = await findFeed(database, id)
  if (!feed) {
    await removeFiles(database, id)
    await removeVersions(database, id)
    return { next: undefined, followed: await followFeed(database, id, new Date()) }
  }
  const next = feed.address === null || feed.paused ? undefined : new Date(Date.now() + feed.hours * HOUR)
  const isUnfinished = feed.runs[0]?.state === 'running' && feed.appliedRun === feed.lastRun
  if (isUnfinished) return { next, followed: await finishRun(database, feed) }
  if (feed.paused) return { next, followed: false }
  const run = await beginRun(database, feed)
  try {
    const isHeld = await withScratch((scratch) => readInto(database, { feed, run, scratch, stopped }))
    const applied = isHeld ? undefined : await findFeed(database, id)
    return { next: isHeld ? undefined : next, followed: applied ? await finishRun(database, applied) : false }
  } catch (error) {
    const isStopped = error instanceof RunStopped
    await noteRun(database, id, { state: 'failed', reason: reasonOf(error), finished_at: now() })
    return { next: !isStopped ? next : stopped.aborted ? new Date() : undefined, followed: false }
  }
}

const now = () => new Date().toISOString()

/** Removes what no longer counts, and brings products up to date. @returns whether there are any. */
async function finishRun(database: Database, { id, appliedRun, lastRun, runs }: FeedRecord): Promise<boolean> {
  await removeVersions(database, id, lte(feedRows.until, appliedRun))
  await changeFeed(database, id, { rows: (await sizeOf(database, id)).rows })
  const followed = await followFeed(database, id, new Date(runs[0]?.started_at ?? Date.now()))
  const state = appliedRun === lastRun ? 'done' : 'unchanged'
  await noteRun(database, id, { state, finished_at: now() })
  return followed
}

function reasonOf(error: unknown): string {
  const known = [UnreadableError, ReaderError, ThreadEndedError, RunStopped]
  if (error instanceof Error && known.some((type) => error instanceof type)) return error.message
  log.warn({ err: error }, 'a product feed could not be read')
  return 'The feed could not be read, for a reason that the log of the site tells.'
}

type Run = { feed: FeedRecord; run: number; scratch: string; stopped: AbortSignal }

/** Reads a feed into rows of a run, and applies it unless it has to be held. @returns whether it is held. */
async function readInto(database: Database, { feed, run, scratch, stopped }: Run): Promise<boolean> {
  const before = await sizeOf(database, feed.id)
  const seen = before.rows > 0 ? feed : undefined
  const limits = { ...fetchRules(), maxBytes: MAX_FEED_BYTES, deadline: DEADLINE, seen }
  const source = await fetchSource(database, feed, scratch, limits)
  if (!source || (seen?.digest && seen.digest === source.digest)) return false
  const staged = new StagedRows(database, feed.id, run, before.nextSlot)
  const { form, matches } = await stageAll(database, { feed, stopped }, source, staged)
  const { counts, wrong: wrongRows } = staged
  if (counts.read === counts.wrong)
    throw new UnreadableError(`No row could be read. ${wrongRows[0]?.reason ?? ''}`.trim())
  await endMissing(database, { feedId: feed.id, run, end: before.nextSlot }, staged)
  await storeMatches(database, { feedId: feed.id, run }, matches)
  const reason = reasonToHold(staged, before.seen)
  await changeFeed(database, feed.id, { wrongRows })
  await noteRun(database, feed.id, { ...counts, ...(reason && { reason, state: 'held', finished_at: now() }) })
  if (reason) return true
  const { etag, modified, digest } = source
  await changeFeed(database, feed.id, { form, etag, modified, digest, appliedRun: run })
  if (feed.address === null) await removeFiles(database, feed.id)
  return false
}

/** The rules of a run that has to ask. */
function reasonToHold({ known, compared, counts }: StagedRows, before: number): string | null {
  const [seen, all] = [known.toLocaleString('en-US'), before.toLocaleString('en-US')]
  if (known < before / 2) return `Only ${seen} of ${all} rows are still there.`
  if (counts.moved <= compared / 10) return null
  return `The prices of ${counts.moved.toLocaleString('en-US')} of ${compared.toLocaleString('en-US')} rows moved by more than half or are missing.`
}

/** Stages all rows of a file, and notes the progress; a run that is paused or whose process stops ends. */
async function stageAll(
  database: Database,
  { feed, stopped }: Omit<Run, 'scratch' | 'run'>,
  source: Source,
  staged: StagedRows,
) {
  const matches: MatchesOfProducts = new Map()
  let form: FeedBatch['form'] = null
  let reportedAt = Date.now()
  const isComplete = await readRows(database, source, { ...feed, most: MAX_FEED_ROWS }, async (batch) => {
    form = batch.form
    keepMatches(matches, batch.matches)
    await staged.take(batch)
    // The embedded database works in this thread: other requests get their turn.
    await new Promise(setImmediate)
    if (stopped.aborted) throw new RunStopped('The site stopped while this ran.')
    if (Date.now() - reportedAt < REPORT_INTERVAL) return
    reportedAt = Date.now()
    await noteRun(database, feed.id, staged.counts)
    if ((await findFeed(database, feed.id))?.paused !== false) throw new RunStopped('It was paused while this ran.')
  })
  if (!isComplete) throw new UnreadableError(`The feed has more than ${MAX_FEED_ROWS.toLocaleString('en-US')} rows.`)
  return { form, matches }
}

/**
 * Reads the rows of a file in a thread of its own, and compares them with the products of the shelf.
 * @returns whether there are no more.
 * @throws UnreadableError, ThreadEndedError, and what `take` throws.
 */
export async function readRows(
  database: Database,
  { file, contentType }: Source,
  { columns, currency, shop, most }: Pick<FeedFile, 'columns' | 'currency' | 'shop' | 'most'>,
  take: (batch: FeedBatch) => Promise<void>,
): Promise<boolean> {
  const known = await readKnownProducts(database)
  const input: FeedFile = { file, contentType, columns, currency, shop, known, most }
  const thread = leaseThread()
  try {
    const { complete } = await thread.run<{ complete: boolean }>({
      module: 'lib/server/products/feeds/read/read-feed.ts',
      name: 'readFeed',
      args: [input],
      calls: { take },
      errors: { UnreadableError },
    })
    return complete
  } finally {
    returnThread(thread)
  }
}

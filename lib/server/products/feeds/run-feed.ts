import { lte } from 'drizzle-orm'
import { z } from 'zod'
import { MAX_FEED_BYTES, MAX_FEED_ROWS } from '@/lib/contract/products/feed-views'
import { countOf } from '@/lib/format/texts/counts'
import { ReaderError } from '../../../reader/reader-options'
import { log } from '../../core/log'
import { leaseThread, returnThread } from '../../core/threads/threads'
import type { Database } from '../../db/database'
import { feedRows } from '../../db/schema/feed-schema'
import { removeFiles } from '../../db/uploads/import-files'
import { jobKind } from '../../jobs/enqueue'
import { beginRun, type FeedRecord, findFeed, noteRun, removeVersions, sizeOf } from './apply-run'
import { type Source, withSource } from './feed-files'
import { followFeed } from './follow-rows'
import { readKnownProducts } from '../import/known-products'
import { UnreadableError } from '../rows/records'
import type { FeedBatch, FeedFile } from './read/read-feed'
import { StagedRows } from './stage-rows'
import { storeMatches } from './link-row'

/** Reads a feed; the key is its id. */
export const READ_FEED = jobKind({ name: 'read product feed', data: z.object({ feed: z.string() }), attempts: 3 })

const HOUR = 3_600_000
/** Milliseconds for a download. */
const DEADLINE = 30 * 60_000
/** Milliseconds between two reports of progress, which also notice that the feed was paused or deleted. */
const REPORT_INTERVAL = 2_000

/** When a feed runs by its interval, after a run or at once; undefined for one that is paused, or has no address. */
export const nextRunOf = ({ address, paused, hours }: Interval, last: string | null | undefined) =>
  address === null || paused ? undefined : new Date(last ? Date.parse(last) + hours * HOUR : Date.now())

type Interval = Pick<FeedRecord, 'address' | 'paused' | 'hours'>

/** Ends a run whose feed was paused or deleted, or whose process stops. */
class RunStopped extends Error {}

/**
 * Runs a feed once, or finishes a run that counts but was not completed. Of a deleted feed it removes what is left.
 * @returns when to run it again, and whether products follow it.
 */
export async function runFeed(database: Database, id: string, stopped: AbortSignal) {
  const feed = await findFeed(database, id)
  if (!feed) {
    await removeFiles(database, id)
    await removeVersions(database, id)
    return { next: undefined, followed: await followFeed(database, id, new Date()) }
  }
  const next = nextRunOf(feed, now())
  const isUnfinished = feed.runs[0]?.state === 'running' && feed.appliedRun === feed.lastRun
  if (isUnfinished) return { next, followed: await finishRun(database, feed) }
  if (feed.paused) return { next, followed: false }
  const run = await beginRun(database, feed)
  try {
    const before = await sizeOf(database, id)
    const seen = before.rows > 0 ? feed : undefined
    const limits = { maxBytes: MAX_FEED_BYTES, deadline: DEADLINE, seen }
    await withSource(database, feed, limits, async (source) => {
      if (source) await readInto(database, source, { feed, run, before, stopped })
    })
    const read = await findFeed(database, id)
    if (!read || read.runs[0]?.state === 'held') return { next: undefined, followed: false }
    return { next, followed: await finishRun(database, read) }
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
  const { rows } = await sizeOf(database, id)
  const followed = await followFeed(database, id, new Date(runs[0]?.started_at ?? Date.now()))
  const state = appliedRun === lastRun ? 'done' : 'unchanged'
  await noteRun(database, id, { state, finished_at: now() }, { rows })
  return followed
}

function reasonOf(error: unknown): string {
  if (error instanceof UnreadableError || error instanceof ReaderError || error instanceof RunStopped)
    return error.message
  log.warn({ err: error }, 'a product feed could not be read')
  return 'The feed could not be read, for a reason that the log of the site tells.'
}

type Run = { feed: FeedRecord; run: number; before: Awaited<ReturnType<typeof sizeOf>>; stopped: AbortSignal }

/**
 * Reads a feed into rows of a run, and applies it unless it has to be held. Meanwhile it notes the progress, and ends once the feed
 * is paused or the process stops.
 */
async function readInto(database: Database, source: Source, { feed, run, before, stopped }: Run): Promise<void> {
  const { id } = feed
  const staged = new StagedRows(database, id, run, before.nextSlot)
  const { counts, wrong: wrongRows } = staged
  let reportedAt = Date.now()
  const isComplete = await readRows(database, { ...feed, ...source, most: MAX_FEED_ROWS }, async (batch) => {
    await staged.store(await staged.take(batch))
    // The embedded database works in this thread: other requests get their turn.
    await new Promise(setImmediate)
    if (stopped.aborted) throw new RunStopped('The site stopped while this ran.')
    if (Date.now() - reportedAt < REPORT_INTERVAL) return
    reportedAt = Date.now()
    await noteRun(database, id, counts)
    if ((await findFeed(database, id))?.paused !== false) throw new RunStopped('It was paused while this ran.')
  })
  if (!isComplete) throw new UnreadableError(`The feed has more than ${countOf(MAX_FEED_ROWS, 'row')}.`)
  if (counts.read === counts.wrong)
    throw new UnreadableError(`No row could be read. ${wrongRows[0]?.reason ?? ''}`.trim())
  await staged.endMissing(before.nextSlot)
  await storeMatches(database, { feedId: id, run }, [...staged.matches.values()])
  const reason = reasonToHold(staged, before.seen)
  if (reason) return noteRun(database, id, { ...counts, reason, state: 'held', finished_at: now() }, { wrongRows })
  const { etag, modified, digest } = source
  await noteRun(database, id, counts, { wrongRows, form: staged.columns.form, etag, modified, digest, appliedRun: run })
  if (feed.address === null) await removeFiles(database, id)
}

/** The rules of a run that has to ask. */
function reasonToHold({ known, compared, counts }: StagedRows, before: number): string | null {
  const [seen, all] = [known.toLocaleString('en-US'), before.toLocaleString('en-US')]
  if (known < before / 2) return `Only ${seen} of ${all} rows are still there.`
  if (counts.moved <= compared / 10) return null
  return `The prices of ${counts.moved.toLocaleString('en-US')} of ${compared.toLocaleString('en-US')} rows moved by more than half or are missing.`
}

/**
 * Reads the rows of a file in a thread of its own, and compares them with the products of the shelf.
 * @returns whether there are no more.
 * @throws UnreadableError, and what `take` throws.
 */
export async function readRows(
  database: Database,
  { file, contentType, columns, currency, shop, most }: Omit<FeedFile, 'known'>,
  take: (batch: FeedBatch) => Promise<void>,
): Promise<boolean> {
  const known = await readKnownProducts(database)
  const input: FeedFile = { file, contentType, columns, currency, shop, known, most }
  const thread = leaseThread()
  try {
    return await thread.run<boolean>({
      module: 'lib/server/products/feeds/read/read-feed.ts',
      name: 'readFeed',
      args: [input],
      calls: { take },
      errors: { UnreadableError },
      ended: (reason) => new UnreadableError(reason),
    })
  } finally {
    returnThread(thread)
  }
}

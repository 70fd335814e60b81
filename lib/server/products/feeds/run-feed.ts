import 'server-only'
import { and, eq, sql } from 'drizzle-orm'
import { createReadStream } from 'node:fs'
import { createHash } from 'node:crypto'
import { pipeline } from 'node:stream/promises'
import { z } from 'zod'
import { MAX_FEED_BYTES, MAX_FEED_ROWS } from '@/lib/contract/products/feed-views'
import { ReaderError } from '../../../reader/reader-options'
import { log } from '../../core/log'
import { leaseThread, returnThread, ThreadEndedError } from '../../core/threads/threads'
import type { Database } from '../../db/database'
import { feedRows, feedRuns, productFeeds } from '../../db/schema/feed-schema'
import { type Download, download } from '../../fetch/download'
import { fetchRules } from '../../fetch/target'
import { removeFiles } from '../../db/uploads/import-files'
import { jobKind } from '../../jobs/job-kind'
import {
  applyRun,
  beginRun,
  changeFeed,
  endMissing,
  type FeedRecord,
  noteRun,
  removeVersions,
  sizeOf,
} from './apply-run'
import { uploadedFile, withScratch } from './feed-files'
import { requestOf } from './feed-secret'
import { followFeed } from './follow-rows'
import { FeedError } from './read/feed-error'
import type { FeedBatch, FeedFile } from './read/read-feed'
import { StagedRows } from './stage-rows'
import { MatchList, readKnownProducts, storeMatches } from './store-matches'

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
 * Runs a feed once, or finishes a run that counts but was not completed.
 * @returns when to run it again, and whether products follow it.
 */
export async function runFeed(database: Database, id: string, stopped: AbortSignal): Promise<Outcome> {
  const [feed] = await database.select().from(productFeeds).where(eq(productFeeds.id, id))
  if (!feed) return { next: undefined, followed: false }
  const next = feed.address === null || feed.paused ? undefined : new Date(Date.now() + feed.hours * HOUR)
  if (await isUnfinished(database, feed)) return { next, followed: await finishRun(database, feed) }
  if (feed.paused) return { next, followed: false }
  const run = await beginRun(database, feed)
  try {
    const isHeld = await withScratch((scratch) => readInto(database, { feed, run, scratch, stopped }))
    if (isHeld) return { next: undefined, followed: false }
    const [applied] = await database.select().from(productFeeds).where(eq(productFeeds.id, id))
    return { next, followed: applied ? await finishRun(database, { ...applied, lastRun: run }) : false }
  } catch (error) {
    if (error instanceof RunStopped) {
      await noteRun(database, id, run, { state: 'failed', reason: error.message, finishedAt: new Date() })
      return { next: stopped.aborted ? new Date() : undefined, followed: false }
    }
    await noteRun(database, id, run, { state: 'failed', reason: reasonOf(error), finishedAt: new Date() })
    return { next, followed: false }
  }
}

const lastRunOf = ({ id, lastRun }: FeedRecord) => and(eq(feedRuns.feedId, id), eq(feedRuns.number, lastRun))

/** Whether the last run counts already, and was not completed. */
async function isUnfinished(database: Database, feed: FeedRecord): Promise<boolean> {
  if (feed.lastRun === 0 || feed.appliedRun !== feed.lastRun) return false
  const [run] = await database.select({ state: feedRuns.state }).from(feedRuns).where(lastRunOf(feed))
  return run?.state === 'running'
}

/** Removes what no longer counts, and brings products up to date. @returns whether there are any. */
async function finishRun(database: Database, feed: FeedRecord): Promise<boolean> {
  await removeVersions(database, feed.id, sql`${feedRows.until} <= ${feed.appliedRun}`)
  await changeFeed(database, feed.id, { rows: (await sizeOf(database, feed)).rows })
  const followed = await followFeed(database, feed.id, new Date())
  const isApplied = feed.appliedRun === feed.lastRun
  await noteRun(database, feed.id, feed.lastRun, { state: isApplied ? 'done' : 'unchanged', finishedAt: new Date() })
  return followed
}

function reasonOf(error: unknown): string {
  if (error instanceof FeedError || error instanceof ReaderError || error instanceof ThreadEndedError)
    return error.message
  log.warn({ err: error }, 'a product feed could not be read')
  return 'The feed could not be read, for a reason that the log of the site tells.'
}

type Run = { feed: FeedRecord; run: number; scratch: string; stopped: AbortSignal }

/** Reads a feed into rows of a run, and applies it unless it has to be held. @returns whether it is held. */
async function readInto(database: Database, run: Run): Promise<boolean> {
  const { feed } = run
  const before = await sizeOf(database, feed)
  const opened = await openSource(database, run, before.rows > 0)
  if (!opened) return false
  const staged = new StagedRows(database, feed.id, run.run, before.nextSlot)
  const { form, matches } = await stageAll(database, run, { ...opened, staged })
  if (staged.counts.read === staged.counts.wrong)
    throw new FeedError(`No row could be read. ${staged.wrong[0]?.reason ?? ''}`.trim())
  await endMissing(database, feed.id, run.run, staged)
  await storeMatches(database, { feedId: feed.id, run: run.run }, matches)
  const reason = reasonToHold(staged, before.seen)
  const { counts, wrong: wrongRows } = staged
  const seen = { form, etag: opened.etag, modified: opened.modified, digest: opened.digest }
  if (reason) {
    await noteRun(database, feed.id, run.run, { counts, wrongRows, reason, state: 'held', finishedAt: new Date() })
    return true
  }
  await noteRun(database, feed.id, run.run, { counts, wrongRows })
  await applyRun(database, feed.id, run.run, seen)
  if (feed.address === null) await removeFiles(database, feed.id)
  return false
}

/** The rules of a run that has to ask. */
function reasonToHold({ known, compared, counts }: StagedRows, before: number): string | null {
  const [seen, all] = [known.toLocaleString('en-US'), before.toLocaleString('en-US')]
  if (known < before / 2) return `Only ${seen} of ${all} rows are still there.`
  if (counts.moved <= compared / 10) return null
  return `The prices of ${counts.moved.toLocaleString('en-US')} of ${compared.toLocaleString('en-US')} rows moved by more than half.`
}

type Source = Omit<Download, 'digest'> & { file: string; digest: string }

/** @returns null if the feed is as it was when it was applied last. */
async function openSource(database: Database, { feed, scratch }: Run, hasRows: boolean): Promise<Source | null> {
  const limits = { ...fetchRules(), maxBytes: MAX_FEED_BYTES, deadline: DEADLINE }
  const found = await fetchSource(database, feed, scratch, { ...limits, ...(hasRows && { seen: feed }) })
  return !found || (hasRows && found.digest === feed.digest) ? null : found
}

type SourceOptions = Parameters<typeof download>[2]

/** Gets the file of a feed: from its address, or as it was uploaded. @throws FeedError, ReaderError */
export async function fetchSource(
  database: Database,
  feed: Pick<FeedRecord, 'id' | 'address' | 'uploadSize'> & { secret: Parameters<typeof requestOf>[1] },
  scratch: string,
  options: SourceOptions,
): Promise<Source | null> {
  if (feed.address !== null) {
    const { address, headers } = await requestOf(feed.address, feed.secret)
    const found = await download(address, scratch, { ...options, headers })
    return found && { ...found, file: scratch }
  }
  const file = await uploadedFile(database, feed, scratch)
  if (!file) throw new FeedError('No file was uploaded.')
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return { file, digest: hash.digest('base64url'), contentType: '', etag: null, modified: null }
}

async function stageAll(
  database: Database,
  { feed, run, stopped }: Run,
  { file, contentType, staged }: Source & { staged: StagedRows },
) {
  const { columns, currency, shop } = feed
  const matches = new MatchList()
  let form: FeedBatch['form'] = null
  let reportedAt = Date.now()
  const known = await readKnownProducts(database)
  const input: FeedFile = { file, contentType, columns, currency, shop, known, most: MAX_FEED_ROWS }
  const { complete } = await readInThread(input, async (batch) => {
    form = batch.form
    matches.add(batch.matches)
    await staged.take(batch)
    // The embedded database works in this thread: other requests get their turn.
    await new Promise(setImmediate)
    if (stopped.aborted) throw new RunStopped('The site stopped while this ran.')
    if (Date.now() - reportedAt < REPORT_INTERVAL) return
    reportedAt = Date.now()
    await noteRun(database, feed.id, run, { counts: staged.counts })
    const [now] = await database
      .select({ paused: productFeeds.paused })
      .from(productFeeds)
      .where(eq(productFeeds.id, feed.id))
    if (now?.paused !== false) throw new RunStopped('It was paused while this ran.')
  })
  if (!complete) throw new FeedError(`The feed has more than ${MAX_FEED_ROWS.toLocaleString('en-US')} rows.`)
  return { form, matches: matches.found }
}

/** Reads a file in a thread of its own. @throws FeedError, ThreadEndedError, and what `take` throws. */
export async function readInThread(
  input: FeedFile,
  take: (batch: FeedBatch) => Promise<void>,
): Promise<{ complete: boolean }> {
  const thread = leaseThread()
  try {
    return await thread.run({
      module: 'lib/server/products/feeds/read/read-feed.ts',
      name: 'readFeed',
      args: [input],
      calls: { take },
      errors: { FeedError },
    })
  } finally {
    returnThread(thread)
  }
}

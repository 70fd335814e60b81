import 'server-only'
import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { Feed, FeedRun } from '@/lib/contract/products/feed'
import { errors } from '../../core/errors'
import type { Database } from '../../db/database'
import { feedMatches, feedRuns, productFeeds } from '../../db/schema/feed-schema'
import { waitingJobs } from '../../jobs/enqueue'
import { type FeedRecord, readFeedRecord, type RunRecord } from './apply-run'
import { READ_FEED } from './run-feed'

const presentRun = ({
  feedId,
  number,
  startedAt,
  finishedAt,
  counts,
  wrongRows,
  state,
  reason,
}: RunRecord): FeedRun => ({
  id: `${feedId}.${number}`,
  started_at: startedAt.toISOString(),
  finished_at: finishedAt?.toISOString() ?? null,
  wrong_rows: wrongRows,
  ...counts,
  state,
  reason,
})

/** The last runs of a feed, newest first. @throws not-found */
export async function listRuns(database: Database, id: string): Promise<FeedRun[]> {
  await readFeedRecord(database, id)
  const runs = await database.select().from(feedRuns).where(eq(feedRuns.feedId, id)).orderBy(desc(feedRuns.number))
  return runs.map(presentRun)
}

/** All feeds by name. */
export async function listFeeds(database: Database): Promise<Feed[]> {
  const rows = await database
    .select({ feed: productFeeds, run: feedRuns, products: followers })
    .from(productFeeds)
    .leftJoin(feedRuns, and(eq(productFeeds.id, feedRuns.feedId), eq(productFeeds.lastRun, feedRuns.number)))
    .orderBy(asc(productFeeds.name), asc(productFeeds.id))
  const jobs = await waitingJobs(database, READ_FEED)
  return rows.map(({ feed, ...about }) => presentFeed(feed, { ...about, runAt: jobs.get(feed.id) ?? null }))
}

/** How many products follow a feed. */
const followers = sql<number>`(select count(distinct ${feedMatches.productId})::int from ${feedMatches} where ${feedMatches.feedId} = ${productFeeds.id} and ${feedMatches.state} = 'followed')`

/** A feed as an answer has it. @throws not-found */
export async function describeFeed(database: Database, id: string): Promise<Feed> {
  const feed = (await listFeeds(database)).find((each) => each.id === id)
  if (!feed) throw errors.feedNotFound()
  return feed
}

type About = { products: number; run: RunRecord | null; runAt: Date | null }

function presentFeed(feed: FeedRecord, { products, run, runAt }: About): Feed {
  const { id, name, address, form, columns, currency, shop, paused, rows, hours } = feed
  const isDue = runAt !== null && runAt.getTime() <= Date.now()
  const ended = run?.state === 'held' || run?.state === 'failed' ? run.state : 'idle'
  return {
    id,
    name,
    address,
    form,
    columns,
    currency,
    shop,
    paused,
    rows,
    products,
    has_secret: feed.secret !== null,
    hours: hours === 6 || hours === 12 ? hours : 24,
    state: run?.state === 'running' && runAt ? 'running' : isDue ? 'waiting' : ended,
    progress: run?.state === 'running' ? run.counts.read : 0,
    next_run_at: paused ? null : (runAt?.toISOString() ?? null),
    last_run: run && presentRun(run),
  }
}

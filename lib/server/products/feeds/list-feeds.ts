import 'server-only'
import { asc, desc, sql } from 'drizzle-orm'
import type { Feed } from '@/lib/contract/products/feed'
import { errors } from '../../core/errors'
import type { Database } from '../../db/database'
import { feedMatches, feedRuns, productFeeds } from '../../db/schema/feed-schema'
import { waitingJobs } from '../../jobs/enqueue'
import type { FeedRecord, RunRecord } from './apply-run'
import { READ_FEED } from './run-feed'

/** All feeds by name, with their last runs. */
export async function listFeeds(database: Database): Promise<Feed[]> {
  const feeds = await database
    .select({ feed: productFeeds, products: followers })
    .from(productFeeds)
    .orderBy(asc(productFeeds.name), asc(productFeeds.id))
  const runs = await database.select().from(feedRuns).orderBy(desc(feedRuns.number))
  const jobs = await waitingJobs(database, READ_FEED)
  return feeds.map(({ feed, products }) => {
    const ofFeed = runs.filter(({ feedId }) => feedId === feed.id)
    return presentFeed(feed, { products, runs: ofFeed, runAt: jobs.get(feed.id) ?? null })
  })
}

/** How many products follow a feed. */
const followers = sql<number>`(select count(distinct ${feedMatches.productId})::int from ${feedMatches} where ${feedMatches.feedId} = ${productFeeds.id} and ${feedMatches.state} = 'followed')`

/** A feed as an answer has it. @throws not-found */
export async function describeFeed(database: Database, id: string): Promise<Feed> {
  const feed = (await listFeeds(database)).find((each) => each.id === id)
  if (!feed) throw errors.feedNotFound()
  return feed
}

type About = { products: number; runs: RunRecord[]; runAt: Date | null }

function presentFeed(feed: FeedRecord, { products, runs, runAt }: About): Feed {
  const { id, name, address, form, columns, currency, shop, paused, rows, hours } = feed
  const [last] = runs
  const isDue = runAt !== null && runAt.getTime() <= Date.now()
  const ended = last?.state === 'held' || last?.state === 'failed' ? last.state : 'idle'
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
    state: last?.state === 'running' && runAt ? 'running' : isDue ? 'waiting' : ended,
    progress: last?.state === 'running' ? last.counts.read : 0,
    next_run_at: paused ? null : (runAt?.toISOString() ?? null),
    runs: runs.map(({ number, startedAt, finishedAt, counts, state, reason }) => ({
      id: `${id}.${number}`,
      started_at: startedAt.toISOString(),
      finished_at: finishedAt?.toISOString() ?? null,
      ...counts,
      state,
      reason,
    })),
    wrong_rows: last?.wrongRows ?? [],
  }
}

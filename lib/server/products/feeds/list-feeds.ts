import 'server-only'
import { asc, sql } from 'drizzle-orm'
import type { Feed } from '@/lib/contract/products/feed'
import { errors } from '../../core/errors'
import type { Database } from '../../db/database'
import { feedMatches, productFeeds } from '../../db/schema/feed-schema'
import { waitingJobs } from '../../jobs/enqueue'
import type { FeedRecord } from './apply-run'
import { READ_FEED } from './run-feed'

/** All feeds by name, with their last runs. */
export async function listFeeds(database: Database): Promise<Feed[]> {
  const feeds = await database
    .select({ feed: productFeeds, products: followers })
    .from(productFeeds)
    .orderBy(asc(productFeeds.name), asc(productFeeds.id))
  const jobs = await waitingJobs(database, READ_FEED)
  return feeds.map(({ feed, products }) => presentFeed(feed, products, jobs.get(feed.id) ?? null))
}

/** How many products follow a feed. */
const followers = sql<number>`(select count(distinct ${feedMatches.productId})::int from ${feedMatches} where ${feedMatches.feedId} = ${productFeeds.id} and ${feedMatches.state} = 'followed')`

/** A feed as an answer has it. @throws not-found */
export async function describeFeed(database: Database, id: string): Promise<Feed> {
  const feed = (await listFeeds(database)).find((each) => each.id === id)
  if (!feed) throw errors.feedNotFound()
  return feed
}

/** @param runAt when its job runs next, or began to. */
function presentFeed(feed: FeedRecord, products: number, runAt: Date | null): Feed {
  const { id, name, address, form, columns, currency, shop, paused, rows, hours, runs, secret, wrongRows } = feed
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
    runs,
    has_secret: secret !== null,
    hours: hours === 6 || hours === 12 ? hours : 24,
    state: last?.state === 'running' && runAt ? 'running' : isDue ? 'waiting' : ended,
    next_run_at: paused ? null : (runAt?.toISOString() ?? null),
    wrong_rows: wrongRows,
  }
}

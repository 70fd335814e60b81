import { asc, sql } from 'drizzle-orm'
import type { Feed } from '@/lib/contract/products/feed'
import type { Database } from '../../db/database'
import { feedMatches, productFeeds } from '../../db/schema/feed-schema'
import { waitingJobs } from '../../jobs/enqueue'
import { READ_FEED } from './run-feed'

const { id, name, address, secret, form, columns, currency, shop, hours, paused, rows, runs, wrongRows } = productFeeds
const SHOWN = {
  ...{ id, name, address, form, columns, currency, shop, hours, paused, rows, runs, wrong_rows: wrongRows },
  has_secret: sql<boolean>`${secret} is not null`,
  products: sql<number>`(select count(distinct ${feedMatches.productId})::int from ${feedMatches} where ${feedMatches.feedId} = ${id} and ${feedMatches.state} = 'followed')`,
}

/** All feeds by name, with their last runs. */
export async function listFeeds(database: Database): Promise<Feed[]> {
  const feeds = await database.select(SHOWN).from(productFeeds).orderBy(asc(name), asc(id))
  const jobs = await waitingJobs(database, READ_FEED)
  return feeds.map((feed) => {
    const [last] = feed.runs
    /** When its job runs next, or began to. */
    const runAt = jobs.get(feed.id)
    const ended = last?.state === 'held' || last?.state === 'failed' ? last.state : 'idle'
    const due = runAt && runAt.getTime() <= Date.now() ? 'waiting' : ended
    const state = last?.state === 'running' && runAt ? 'running' : due
    return { ...feed, state, next_run_at: feed.paused ? null : (runAt?.toISOString() ?? null) }
  })
}

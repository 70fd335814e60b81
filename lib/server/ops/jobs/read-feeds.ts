import { log } from '../../core/log'
import { database } from '../../db/open/connect'
import { jobHandler } from '../../jobs/run-job'
import { afterWrite } from '../../posts/after-write'
import { findFeed, readAtOf } from '../../products/feeds/apply-run'
import { FOLLOW_SALES, followFeed } from '../../products/feeds/follow-rows'
import { READ_FEED, runFeed } from '../../products/feeds/run-feed'

/** Reads product feeds, each when it is due, and shows the prices that came in. */
export const readFeedJobs = jobHandler(READ_FEED, async ({ feed }, stopped) => {
  const { next, followed } = await runFeed(await database(), feed, stopped)
  if (followed) await afterWrite([])
  log.info({ feed, next }, 'a product feed was read')
  return next
})

/** Changes the prices of products that follow a feed when a sale begins or ends. */
export const followSalesJobs = jobHandler(FOLLOW_SALES, async ({ feed: id }) => {
  const feed = await findFeed(await database(), id)
  if (feed && (await followFeed(await database(), id, readAtOf(feed)))) await afterWrite([])
})

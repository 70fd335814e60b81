import { z } from 'zod'
import { log } from '../../core/log'
import { database } from '../../db/open/connect'
import { jobHandler } from '../../jobs/run-job'
import { afterWrite, NOTIFY_SEARCH_ENGINES } from '../../posts/after-write'
import { carryOut, PLANNED_STATUS } from '../../posts/plans/post-plans'
import { jobKind } from '../../jobs/enqueue'
import { purgeDeleted } from '../../posts/deleted-posts'
import { env, siteUrl } from '../../core/env'
import { queueDueLinks } from '../../products/links/check-links'
import { pictureStore } from '../../images/picture-store'
import { eraseRemoved, findUnlisted } from '../../pictures/collect-pictures'
import { postPath } from '@/lib/format/addresses/paths'
import { publishedPost } from '../../pages/published-post'

/** Publishes and unpublishes posts at their planned times, and has every page rendered anew. */
export const plannedStatusJobs = jobHandler(PLANNED_STATUS, async (planned) => {
  if (!(await carryOut(await database(), planned))) return
  log.info({ post: planned.post, status: planned.status }, 'a planned post changed its status')
  await afterWrite([planned.post])
})

/** A kind of job of which always one waits. */
const repeated = (name: string) => jobKind({ name, data: z.object({}), attempts: Infinity })

const PURGE_INTERVAL = 6 * 3_600_000

/** Erases deleted posts that can no longer be restored; always one such job waits. */
export const PURGE_DELETED = repeated('purge deleted posts')

export const purgeDeletedJobs = jobHandler(PURGE_DELETED, async () => {
  const erased = await purgeDeleted(await database())
  if (erased > 0) log.info({ erased }, 'deleted posts were erased after 30 days')
  return new Date(Date.now() + PURGE_INTERVAL)
})

const LINK_INTERVAL = 3_600_000

/** Queues checks of the addresses of products; always one such job waits, unless the setting says off. */
export const QUEUE_LINKS = repeated('queue link checks')

export const queueLinksJobs = jobHandler(QUEUE_LINKS, async () => {
  if (env().LINK_CHECKS === 'off') return
  await queueDueLinks(await database())
  return new Date(Date.now() + LINK_INTERVAL)
})

const EVERY = 6 * 3_600_000

/** Lists pictures that the library does not know, and erases removed ones; always one such job waits. */
export const COLLECT_PICTURES = repeated('collect pictures')

export const collectPicturesJobs = jobHandler(COLLECT_PICTURES, async () => {
  const [listed, erased] = [
    await findUnlisted(await database(), pictureStore()),
    await eraseRemoved(await database(), pictureStore()),
  ]
  if (listed + erased > 0) log.info({ listed, erased }, 'the picture library was brought up to date')
  return new Date(Date.now() + EVERY)
})

/** Milliseconds. */
const TIME_LIMIT = 10_000

/**
 * Submits the addresses of published posts as described at indexnow.org: 200 and 202 accept them, 429 and 5xx are tried
 * again, all else is final.
 */
export const notifySearchEnginesJobs = jobHandler(NOTIFY_SEARCH_ENGINES, async ({ posts }, stopped) => {
  const { INDEXNOW_KEY: key, INDEXNOW_ENDPOINT } = env()
  if (!key) return
  const urlList: string[] = []
  for (const id of posts) {
    const { post } = await publishedPost(id)
    if (post) urlList.push(siteUrl() + postPath(post))
  }
  if (urlList.length === 0) return
  const { status } = await fetch(INDEXNOW_ENDPOINT, {
    method: 'POST',
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: JSON.stringify({ host: new URL(siteUrl()).host, key, keyLocation: `${siteUrl()}/${key}.txt`, urlList }),
    signal: AbortSignal.any([stopped, AbortSignal.timeout(TIME_LIMIT)]),
    redirect: 'error',
    cache: 'no-store',
  })
  if (status === 429 || status >= 500) throw new Error(`The search engines answered with status ${status}`)
  if (status === 200 || status === 202) log.info({ addresses: urlList.length }, 'search engines were notified')
  else log.warn({ status, addresses: urlList.length }, 'search engines rejected a notification')
})

import { postPath } from '@/lib/format/addresses/paths'
import { env, siteUrl } from '../../core/env'
import { log } from '../../core/log'
import { jobHandler } from '../../jobs/run-job'
import { publishedPost } from '../../pages/published-post'
import { NOTIFY_SEARCH_ENGINES } from '../../posts/after-write'

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

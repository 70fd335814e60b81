import { z } from 'zod'
import { announceChange } from '../core/changes'
import { env } from '../core/env'
import { log } from '../core/log'
import { database } from '../db/open/connect'
import { enqueue, jobKind } from '../jobs/enqueue'

/** Tells search engines of posts that were created or changed; which of them are published is read when it runs. */
export const NOTIFY_SEARCH_ENGINES = jobKind({
  name: 'notify search engines',
  data: z.object({ posts: z.array(z.string()) }),
})

/** Milliseconds; several saves of a post in a row become one notification. */
const GATHER = 5_000

/**
 * What follows a write that pages show: outdates every cached page, on all instances, and has search engines notified.
 * @param posts the ids of the posts that were created or changed visibly
 */
export async function afterWrite(posts: readonly string[] = []): Promise<void> {
  await announceChange()
  const [first] = posts
  if (first === undefined || !env().INDEXNOW_KEY) return
  const options = { runAt: new Date(Date.now() + GATHER), ...(posts.length === 1 && { key: first }) }
  try {
    await enqueue(await database(), NOTIFY_SEARCH_ENGINES, { posts: [...posts] }, options)
  } catch (error) {
    log.warn({ err: error }, 'search engines will not be notified of a change')
  }
}

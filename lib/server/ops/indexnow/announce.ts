import 'server-only'
import path from 'node:path'
import { postPath } from '@/lib/format/addresses/page-paths'
import { env, siteUrl } from '../../core/env'
import { log } from '../../core/log'
import { singleton } from '../../core/singleton.mjs'
import { publishedPost } from '../../pages/published-post'
import { PingQueue, type Outcome } from './ping-queue'
import { postsOfWrite } from './posts-of-write'
import { sendPing } from './send-ping'

const shared = singleton('pings', (): { queue?: Promise<PingQueue> } => ({}))

/** The queue of this process, resumed from disk. Null if no key is configured. */
export function pingQueue(): Promise<PingQueue> | null {
  const { INDEXNOW_KEY, DATA_DIR } = env()
  if (!INDEXNOW_KEY) return null
  shared.queue ??= (async () => {
    const queue = new PingQueue({
      file: path.join(DATA_DIR, 'indexnow-queue.json'),
      send: (ids) => submit(INDEXNOW_KEY, ids),
      wait: (milliseconds, then) => void setTimeout(then, milliseconds).unref(),
      warn: (error, message) => log.warn({ err: error }, message),
    })
    await queue.resume()
    return queue
  })()
  return shared.queue
}

/**
 * Queues a ping for the posts that a write created or changed. Whether they are published is checked when the ping is sent, through
 * the API as visitors see it.
 */
export async function queueWrite(request: Request, response: Response): Promise<void> {
  const queue = await pingQueue()
  if (!queue) return
  for (const id of await postsOfWrite(request, response)) await queue.add(id)
}

/** Queues a ping for posts of an import. */
export async function queuePosts(ids: string[]): Promise<void> {
  if (ids.length > 0) await (await pingQueue())?.add(...ids)
}

async function submit(key: string, ids: string[]): Promise<Outcome> {
  const addresses: string[] = []
  // After an import there are thousands.
  for (const id of ids) addresses.push(...[await publicAddress(id)].filter((address) => address !== null))
  return sendPing({ endpoint: env().INDEXNOW_ENDPOINT, key, site: siteUrl(), addresses })
}

async function publicAddress(id: string): Promise<string | null> {
  const { post } = await publishedPost(id)
  return post && siteUrl() + postPath(post)
}

import 'server-only'
import { log } from '../../core/log'
import type { Outcome } from './ping-queue'

/** Milliseconds. */
const TIME_LIMIT = 10_000

export type Ping = {
  endpoint: string
  key: string
  /** The public URL of the site, without a trailing slash. */
  site: string
  addresses: string[]
}

/** Submits URLs as described at indexnow.org: 200 and 202 accept them, 429 and 5xx are retried, all else is final. */
export async function sendPing({ endpoint, key, site, addresses }: Ping): Promise<Outcome> {
  if (addresses.length === 0) return 'accepted'
  try {
    const { status } = await fetch(endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8' },
      body: JSON.stringify({ host: new URL(site).host, key, keyLocation: `${site}/${key}.txt`, urlList: addresses }),
      signal: AbortSignal.timeout(TIME_LIMIT),
      redirect: 'error',
      cache: 'no-store',
    })
    log.info({ status, addresses: addresses.length }, 'search engines were notified of changes')
    if (status === 200 || status === 202) return 'accepted'
    return status === 429 || status >= 500 ? 'retry' : 'rejected'
  } catch (error) {
    log.warn({ err: error }, 'search engines could not be notified of changes')
    return 'retry'
  }
}

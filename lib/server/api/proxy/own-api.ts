import { API_VERSION, API_VERSION_HEADER, VISITORS } from '@/lib/contract/base-calls'
import { env } from '../../core/env'
import { log } from '../../core/log'
import { singleton } from '../../core/singleton.mjs'

/** Milliseconds that a start waits for the first answer of the API. */
const FIRST_ANSWER_TIMEOUT = 2_000

/** What the header of the last answer of the API at an origin said; null for an API of another make. */
type Known = { origin: string; header: string | null }

const shared = singleton('own-api', (): { known?: Known } => ({}))

/**
 * Whether the API at an address is this site's own, of the same release: then it has the whole contract. Any other has the calls of
 * SPEC section 7 alone, and so has one that has not answered yet.
 */
export function isOwnApi(base: string): boolean {
  return reportedBy(base)[0] === API_VERSION
}

const reportedBy = (base: string): string[] =>
  (shared.known?.origin === new URL(base).origin && shared.known.header?.split('; ')) || []

/** Whether the API of this site stores lists of visitors who sign in to it; the embedded one does if the site has a provider. */
export function storesVisitorLists(): boolean {
  const { API_BASE_URL } = env()
  return !API_BASE_URL || (isOwnApi(API_BASE_URL) && reportedBy(API_BASE_URL).includes(VISITORS))
}

/** Whether the API of this site has the whole contract: the embedded one, or our own at API_BASE_URL. */
export function hasOwnApi(): boolean {
  const { API_BASE_URL } = env()
  return !API_BASE_URL || isOwnApi(API_BASE_URL)
}

/** Learns from an answer of the API whose it is. An error without the header says nothing: it may be a gateway's. */
export function learnApi(address: URL, { ok, headers }: Response): void {
  const header = headers.get(API_VERSION_HEADER)
  if (!ok && header === null) return
  const { known } = shared
  if (known?.origin === address.origin && known.header === header) return
  shared.known = { origin: address.origin, header }
  if (header !== null && !isOwnApi(address.href))
    log.warn(
      { version: header, expected: API_VERSION },
      'the API at API_BASE_URL has another release: it is used as any other API',
    )
}

/** Asks the API at a start whose it is, before there are visitors. One that does not answer is known by its first answer. */
export async function meetApi(base: string): Promise<void> {
  const address = new URL(`${base}/api/data/posts/categories`)
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(FIRST_ANSWER_TIMEOUT), cache: 'no-store' })
    await answer.body?.cancel()
    learnApi(address, answer)
  } catch (error) {
    log.warn({ err: error }, 'the API at API_BASE_URL does not answer yet')
  }
}

/** Forgets what is known of the API. */
export function forgetApi(): void {
  delete shared.known
}

import { setTimeout as delay } from 'node:timers/promises'
import { ReaderError } from '../../../reader/reader-options'
import { fetchPictureOf } from '../../fetch/fetch-picture'

/** Milliseconds between two requests to the old site. */
const PAUSE = 100
/** Milliseconds that an import waits at most when the old site asks for it. */
const LONGEST_WAIT = 60_000
/** Failures in a row after which a host counts as away. */
const MOST_FAILURES = 20

type Fetch = (address: string) => Promise<Uint8Array>

/** The delay in milliseconds that the response of a busy site requests; null for any other failure. */
function requestedDelay(error: unknown): number | null {
  const response = error instanceof ReaderError ? error.answer : null
  if (!response || (response.status !== 429 && response.status !== 503)) return null
  return Math.min(LONGEST_WAIT, Math.max(PAUSE, (response.retryAfter?.getTime() ?? 0) - Date.now()))
}

/**
 * Fetches pictures of the old site one at a time, with pauses, and later if it requests that. A host that only fails is
 * given up, so that an import does not wait for each of thousands of pictures.
 * @returns null for a picture that cannot be fetched.
 */
export function politeFetch(fetch: Fetch = fetchPictureOf, wait: (ms: number) => Promise<unknown> = delay) {
  const failures = new Map<string, number>()
  const attempt = async (address: string, isLast: boolean): Promise<Uint8Array | null> => {
    await wait(PAUSE)
    try {
      return await fetch(address)
    } catch (error) {
      const pause = isLast ? null : requestedDelay(error)
      if (pause === null) return null
      await wait(pause)
      return attempt(address, true)
    }
  }
  return async (address: string): Promise<Uint8Array | null> => {
    const host = URL.canParse(address) ? new URL(address).host : ''
    const failed = failures.get(host) ?? 0
    if (!host || failed >= MOST_FAILURES) return null
    const bytes = await attempt(address, false)
    failures.set(host, bytes ? 0 : failed + 1)
    return bytes
  }
}

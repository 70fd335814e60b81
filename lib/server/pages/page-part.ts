import { ORPCError } from '@orpc/client'
import { markPartial, setPageStatus } from '../core/request/render-context'
import { env } from '../core/env'
import { log } from '../core/log'

/** The data of a page part: `failed` if its call failed, `late` if it is still pending. */
type PagePart<T> = { state: 'here'; data: T } | { state: 'failed' } | { state: 'late' }

/**
 * Awaits the call for a page part. If it fails, only this part fails: the page is rendered without it, with status 500
 * or above.
 * @param longest milliseconds after which the page is rendered without the part, which the browser then loads
 */
export function pagePart<T>(call: Promise<{ data: T }>): Promise<Exclude<PagePart<T>, { state: 'late' }>>
export function pagePart<T>(call: Promise<{ data: T }>, longest: Promise<unknown> | undefined): Promise<PagePart<T>>
export async function pagePart<T>(call: Promise<{ data: T }>, longest?: Promise<unknown>): Promise<PagePart<T>> {
  const settled = call.then(({ data }) => ({ state: 'here', data }) as const, failedPart)
  const first = await (longest ? Promise.race([settled, longest.then(() => null)]) : settled)
  if (first) return first
  markPartial()
  return { state: 'late' }
}

/** Milliseconds that what stands beside the main part of a page may take with another API. */
const NEARBY_TIMEOUT = 2_000

/**
 * When a page with another API is rendered without a part beside the main one. The embedded API has no limit: under load a second
 * render costs more than waiting.
 * @param main the main part, which is waited for in any case
 */
export function nearbyLimit(main?: Promise<unknown>): Promise<unknown> | undefined {
  if (!env().API_BASE_URL) return undefined
  return Promise.all([main, new Promise((resolve) => setTimeout(resolve, NEARBY_TIMEOUT).unref())])
}

/**
 * What a page is complete without: null if its call fails, `late` if it is pending at the limit; then the browser loads it, and the
 * page is not stored.
 */
export async function optionalPart<T>(call: Promise<T>, limit = nearbyLimit()): Promise<T | 'late' | null> {
  const settled = call.catch((error: unknown) => {
    log.warn({ err: error }, 'a part of a page is left out')
    return null
  })
  if (!limit) return settled
  const first = await Promise.race([settled, limit.then(() => 'late' as const)])
  if (first === 'late') markPartial()
  return first
}

function failedPart(error: unknown): { state: 'failed' } {
  const failure = error instanceof ORPCError ? error : null
  const text = 'a part of a page could not be rendered'
  if (failure) log.warn({ code: failure.code, reason: failure.message }, text)
  else log.error({ err: error }, text)
  setPageStatus(pageStatus(failure?.status ?? 500))
  return { state: 'failed' }
}

/** Client errors of an external API are not the visitor's fault, and its server errors are not ours. */
function pageStatus(status: number): number {
  if (status === 503 || status === 504) return status
  if (status === 429) return 503
  return env().API_BASE_URL ? 502 : 500
}

import 'server-only'
import { ORPCError } from '@orpc/client'
import { markPartial, setPageStatus } from '../core/request/render-context.mjs'
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

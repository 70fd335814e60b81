import 'server-only'
import { ORPCError } from '@orpc/client'
import { noteLatePart, noteStatus } from '../core/render-context.mjs'
import { env } from '../core/env'
import { log } from '../core/log'

/** What a part of a page is drawn from; `failed` where it could not be had, `late` where it is not here yet. */
type PagePart<T> = { state: 'here'; data: T } | { state: 'failed' } | { state: 'late' }

/**
 * Waits for the call that a part of a page is drawn from. One that fails takes its part alone with it: the page is
 * drawn without it and answers with a status of 500 and more.
 * @param longest after which the page is drawn without the part, for its scripts to load
 */
export function pagePart<T>(call: Promise<{ data: T }>): Promise<Exclude<PagePart<T>, { state: 'late' }>>
export function pagePart<T>(call: Promise<{ data: T }>, longest: Promise<unknown> | undefined): Promise<PagePart<T>>
export async function pagePart<T>(call: Promise<{ data: T }>, longest?: Promise<unknown>): Promise<PagePart<T>> {
  const settled = call.then(({ data }) => ({ state: 'here', data }) as const, failedPart)
  const first = await (longest ? Promise.race([settled, longest.then(() => null)]) : settled)
  if (first) return first
  noteLatePart()
  return { state: 'late' }
}

function failedPart(error: unknown): { state: 'failed' } {
  const failure = error instanceof ORPCError ? error : null
  const text = 'a part of a page could not be rendered'
  if (failure) log.warn({ code: failure.code, reason: failure.message }, text)
  else log.error({ err: error }, text)
  noteStatus(pageStatus(failure?.status ?? 500))
  return { state: 'failed' }
}

/** What another API refuses the site is no fault of the visitor's, and what it gets wrong none of ours. */
function pageStatus(status: number): number {
  if (status === 503 || status === 504) return status
  if (status === 429) return 503
  return env().API_BASE_URL ? 502 : 500
}

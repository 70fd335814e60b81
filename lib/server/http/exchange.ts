import type { IncomingMessage } from 'node:http'
import type { Match } from '@/lib/server/http/routing/route-at'
import type { SiteResponse } from './responses/site-response'

/** A request and its response on their way through the pipeline. */
export type Exchange = {
  request: IncomingMessage
  response: SiteResponse
  /** Path of the normalized URL, still encoded. */
  path: string
  /** What the route table says about the URL; null for one that it does not name. */
  match: Match | null
  label: string
}

/**
 * One step of the pipeline: answers, or calls `next`, which resolves when the steps below have answered. A step is `async` only where
 * it waits: with a request context each promise costs microseconds, and a cached page takes little more than a hundred.
 */
export type Middleware = (exchange: Exchange, next: () => Promise<void>) => Promise<void>

/** Composes middleware into one function that runs them in their order. */
export function compose(list: readonly Middleware[]): (exchange: Exchange) => Promise<void> {
  return list.reduceRight<(exchange: Exchange) => Promise<void>>(
    (next, middleware) => (exchange) => middleware(exchange, () => next(exchange)),
    () => Promise.resolve(),
  )
}

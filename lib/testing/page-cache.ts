import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { request } from 'undici'
import { afterEach } from 'vitest'
import { newRender, renderContext } from '../server/core/request/render-context'
import { compose, type Middleware } from '../server/http/exchange'
import { limitMethods, RenderLimiter } from '../server/http/middleware/limits'
import { pageCache } from '../server/http/page-cache/page-cache'
import { routeAt } from '../server/http/routing/route-at'
import { SiteResponse } from '../server/http/responses/site-response'
import { startServer } from './servers/http-server'

export type Handle = (request: IncomingMessage, response: ServerResponse) => unknown

/** The part of prepare-request.ts that the page cache needs. */
const lookUpRoute: Middleware = (exchange, next) => {
  exchange.match = routeAt(exchange.request.url ?? '')
  return next()
}

const open: (() => void)[] = []
afterEach(() => open.splice(0).forEach((close) => close()))

/** The page cache in front of a fake Next. @param shared freshness of pages in seconds */
export function pageCacheOf(handle: Handle, shared?: { fresh: number; stale: number }) {
  const next = async (incoming: IncomingMessage, response: ServerResponse) => void (await handle(incoming, response))
  const answer = compose([
    lookUpRoute,
    limitMethods,
    pageCache(next, new RenderLimiter(), shared),
    (exchange) => renderContext.run(newRender(), next, exchange.request, exchange.response),
  ])
  return (incoming: IncomingMessage, response: SiteResponse) =>
    answer({ request: incoming, response, path: '', match: null, label: '' })
}

/** Serves the page cache in front of a fake Next; `came` lists the requests received, `asked` those that reached Next. */
export async function servePageCache(handle: Handle) {
  const requested: string[] = []
  const received: string[] = []
  const answer = pageCacheOf(async (incoming, response) => {
    requested.push(`${incoming.method} ${incoming.url}`)
    await handle(incoming, response)
  })
  const listener = (incoming: IncomingMessage, response: SiteResponse) => {
    received.push(`${incoming.method} ${incoming.url}`)
    void answer(incoming, response)
  }
  const { base, close } = await startServer(listener as RequestListener, { ServerResponse: SiteResponse })
  open.push(close)
  const get = async (
    path: string,
    headers: Record<string, string> = {},
    method: 'GET' | 'HEAD' | 'POST' | 'TRACE' = 'GET',
  ) => {
    const { statusCode, headers: found, body } = await request(base + path, { method, headers })
    return { status: statusCode, headers: found, body: await body.text() }
  }
  return { get, requested, received }
}

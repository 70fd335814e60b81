import 'server-only'
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'
import { NORMALIZED_HEADER } from '@/lib/seo/normalize-url'
import { useConnection } from '../db/connect'
import { env } from '../core/env'
import { setCluster } from '../core/cluster.mjs'
import { log } from '../core/log'
import { stopJobs } from '../jobs/run-jobs'
import { busyResponse } from './error-page'
import { type Missing, missingAddresses } from './middleware/missing-address'
import { NOT_FOUND, internalRoute, send } from './middleware/internal-routes'
import { findRedirect } from './middleware/redirect-paths'
import { GONE_PAGE } from '../pages/missing-pages.mjs'
import { metrics } from './metrics'
import { cacheStatus } from './cache-status'
import { limitSearch } from './middleware/limit-searches'
import { onFlushed } from './on-flushed'
import { queryOf } from './query-of'
import { RenderLimiter } from './middleware/render-limiter'
import { isRenderedRoute } from './route-label'
import { siteRoutes } from './site-routes'
import { setLifecycleStage } from '../core/lifecycle'

const renderLimiter = new RenderLimiter(() => env().MAX_RENDERS ?? 64)
const DEFAULT_SHUTDOWN_SECONDS = 9

/** Path and metrics label of each request, set by the request pipeline. */
export const requestInfo = new WeakMap<IncomingMessage, { path: string; route: string }>()

/** Puts internal routes and limits in front of the request listeners of a server. */
export function handleRequests(server: Server): void {
  setServerTimeouts(server)
  drainOnClose(server)
  const listeners = server.listeners('request') as RequestListener[]
  server.removeAllListeners('request')
  const next = (request: IncomingMessage, response: ServerResponse) => {
    for (const listener of listeners) listener.call(server, request, response)
  }
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { path, route } = requestInfo.get(request) ?? { path: '', route: 'other' }
    const internal = internalRoute(request, path) ?? limitSearch(request, route) ?? redirectResponse(request)
    if (!internal) return renderOrReject(request, response, path, route, next)
    internal.then(
      (answer) => {
        if (answer && !('page' in answer)) return send(response, answer, request.method !== 'HEAD')
        renderOrReject(request, response, path, route, next, answer?.page)
      },
      (error: unknown) => {
        log.error({ err: error }, 'an internal route failed')
        response.destroy()
      },
    )
  })
}

/** The response of a redirected path, or the page to render in its place; null for all other requests. */
function redirectResponse(request: IncomingMessage) {
  const found = findRedirect(request)
  return (
    found &&
    found.then((destination) => {
      if (!destination) return null
      // The router of the browser loads the page itself after a 404.
      if (request.headers.rsc !== undefined) return NOT_FOUND
      if (destination.to === null) return { page: GONE_PAGE }
      const headers = { location: destination.to }
      return { status: destination.status, type: 'text/plain', body: 'Moved', headers }
    })
  )
}

let findMissing: ((pathname: string) => Missing | null) | undefined

/** What to answer at a URL that cannot exist. For client-side navigation the router loads the page itself after a 404. */
function missingAt({ headers }: IncomingMessage, path: string): Missing | null {
  if (env().NODE_ENV !== 'production' || !path.startsWith('/') || headers[NORMALIZED_HEADER] !== undefined) return null
  findMissing ??= missingAddresses(siteRoutes())
  const missing = findMissing(path)
  return missing && headers.rsc !== undefined ? 'file' : missing
}

/** Passes a request on if it renders no page, or if the limit of concurrent renders allows it. */
function renderOrReject(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  route: string,
  next: RequestListener,
  page?: string,
): void {
  const missing = page ? { page } : missingAt(request, path)
  if (missing === 'file') return send(response, NOT_FOUND, request.method !== 'HEAD')
  if (missing) request.url = missing.page
  if (!isRenderedRoute(route) || acquireRender(renderKey(request, missing?.page ?? path), response))
    return next(request, response)
  metrics().rejectedRenders.inc()
  send(response, busyResponse(), request.method !== 'HEAD')
}

/**
 * The key of a page in the render limiter. Pages that depend on their query have the whole URL, and requests other than for a page
 * also their method.
 */
function renderKey({ url = '', method = '', headers }: IncomingMessage, path: string): string {
  if (headers.rsc !== undefined || (method !== 'GET' && method !== 'HEAD')) return `${method} ${headers.rsc} ${url}`
  return path === '/search' || (path === '/' && queryOf(url).has('tab')) ? url : path
}

function acquireRender(path: string, response: ServerResponse): boolean {
  if (!renderLimiter.acquire(path)) return false
  onFlushed(response, () => renderLimiter.release(path, cacheStatus(response) !== null))
  return true
}

/** Milliseconds within which a client must have sent its headers, its whole request, and anything at all. */
const SERVER_TIMEOUTS = { headersTimeout: 15_000, requestTimeout: 120_000, timeout: 120_000 }

/** Closes connections of clients that send or read too slowly. */
export function setServerTimeouts(server: Server, timeouts: typeof SERVER_TIMEOUTS = SERVER_TIMEOUTS): void {
  Object.assign(server, timeouts)
}

/**
 * Makes closing the server a graceful shutdown: responses in flight end first, then the database and the cluster connection close.
 */
function drainOnClose(server: Server): void {
  const close = server.close.bind(server)
  server.close = (done) => {
    setLifecycleStage('stopping')
    const jobsEnded = stopJobs().catch((error: unknown) =>
      log.error({ err: error }, 'background jobs could not be handed over'),
    )
    log.info('stopping: no new connections, responses in flight are finished')
    const limit = setTimeout(
      () => server.closeAllConnections(),
      (env().SHUTDOWN_SECONDS ?? DEFAULT_SHUTDOWN_SECONDS) * 1000,
    )
    return close((error) => {
      clearTimeout(limit)
      setCluster(undefined)
      void jobsEnded
        .then(() => useConnection(null))
        .catch((error: unknown) => log.error({ err: error }, 'the database could not be closed'))
        .then(() => done?.(error))
    })
  }
}

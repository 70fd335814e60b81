import 'server-only'
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'
import { MENDED_HEADER } from '@/lib/seo/normalize-url'
import { useConnection } from '../db/connect'
import { env } from '../core/env'
import { setCluster } from '../core/cluster'
import { log } from '../core/log'
import { busyResponse } from './error-page'
import { type Missing, missingAddresses } from './middleware/missing-address'
import { NOT_FOUND, internalRoute, send } from './middleware/internal-routes'
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

/** What is known of each request before it is handed on. */
export const requestInfo = new WeakMap<IncomingMessage, { path: string; route: string }>()

/** Puts this process's own answers and limits ahead of whatever answers the requests of a server. */
export function handleRequests(server: Server): void {
  setServerTimeouts(server)
  drainOnClose(server)
  const site = server.listeners('request') as RequestListener[]
  server.removeAllListeners('request')
  const handOn = (request: IncomingMessage, response: ServerResponse) => {
    for (const listener of site) listener.call(server, request, response)
  }
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { path, route } = requestInfo.get(request) ?? { path: '', route: 'other' }
    const own = internalRoute(request, path) ?? limitSearch(request, route)
    if (!own) return renderOrReject(request, response, path, route, handOn)
    own.then(
      (answer) => (answer ? send(response, answer, request.method !== 'HEAD') : renderOrReject(request, response, path, route, handOn)),
      (error: unknown) => {
        log.error({ err: error }, 'an answer of the process itself failed')
        response.destroy()
      },
    )
  })
}

let findMissing: ((pathname: string) => Missing | null) | undefined

/** What is shown at an address at which nothing can be. The router loads the page itself where what it asked for is not there. */
function missingAt({ headers }: IncomingMessage, path: string): Missing | null {
  if (env().NODE_ENV !== 'production' || !path.startsWith('/') || headers[MENDED_HEADER] !== undefined) return null
  findMissing ??= missingAddresses(siteRoutes())
  const missing = findMissing(path)
  return missing && headers.rsc !== undefined ? 'file' : missing
}

/** Hands a request on, if it needs no page or a page can be drawn now. */
function renderOrReject(request: IncomingMessage, response: ServerResponse, path: string, route: string, handOn: RequestListener): void {
  const missing = missingAt(request, path)
  if (missing === 'file') return send(response, NOT_FOUND, request.method !== 'HEAD')
  if (missing) request.url = missing.page
  if (!isRenderedRoute(route) || acquireRender(renderKey(request, missing?.page ?? path), response)) return handOn(request, response)
  metrics().refused.inc()
  send(response, busyResponse(), request.method !== 'HEAD')
}

/** Pages that are drawn by what their query asks for are known by it; other requests than for a page, by all they are. */
function renderKey({ url = '', method = '', headers }: IncomingMessage, path: string): string {
  if (headers.rsc !== undefined || (method !== 'GET' && method !== 'HEAD')) return `${method} ${headers.rsc} ${url}`
  return path === '/search' || (path === '/' && queryOf(url).has('tab')) ? url : path
}

function acquireRender(path: string, response: ServerResponse): boolean {
  if (!renderLimiter.enter(path)) return false
  onFlushed(response, () => renderLimiter.leave(path, cacheStatus(response) !== null))
  return true
}

/** Milliseconds within which a client must have sent its headers, its whole request, and anything at all. */
const SERVER_TIMEOUTS = { headersTimeout: 15_000, requestTimeout: 120_000, timeout: 120_000 }

/** A client that sends or reads slower than this holds its connection no longer. */
export function setServerTimeouts(server: Server, patience: typeof SERVER_TIMEOUTS = SERVER_TIMEOUTS): void {
  Object.assign(server, patience)
}

/** Closing the server comes before the end of the process: the answers under way end first, then what they stand on. */
function drainOnClose(server: Server): void {
  const close = server.close.bind(server)
  server.close = (done) => {
    setLifecycleStage('stopping')
    log.info('stopping: no new connections, the answers under way are finished')
    const limit = setTimeout(() => server.closeAllConnections(), (env().SHUTDOWN_SECONDS ?? DEFAULT_SHUTDOWN_SECONDS) * 1000)
    return close((error) => {
      clearTimeout(limit)
      setCluster(undefined)
      void useConnection(null)
        .catch((fault: unknown) => log.error({ err: fault }, 'the database could not be closed'))
        .then(() => done?.(error))
    })
  }
}

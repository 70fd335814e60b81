import { createServer, type IncomingMessage, type Server, type ServerOptions } from 'node:http'
import type { Duplex } from 'node:stream'
import { env } from '../core/env'
import { isEnabled } from '../core/optimizations.mjs'
import { newRender, renderContext } from '../core/request/render-context'
import { compose, type Exchange, type Middleware } from './exchange'
import { accessLog } from './middleware/access-log'
import {
  clientAddress,
  compress,
  normalizeRequest,
  postedForm,
  requestId,
  waitForStart,
} from '@/lib/server/http/middleware/prepare-request'
import { countMissing, missing } from '@/lib/server/http/middleware/missing'
import { countVisits } from './middleware/count-visits'
import { internalRoutes } from './middleware/internal-routes'
import { limitMethods, RenderLimiter, limitRenders } from '@/lib/server/http/middleware/limits'
import { redirectPaths } from './middleware/redirect-paths'
import { securityHeaders } from './middleware/security-headers'
import { type Handler, UNNAMED_CLIENT } from './next-adapter.mjs'
import { pageCache } from './page-cache/page-cache'
import { sendFailure } from '@/lib/server/http/responses/send'
import { SiteResponse } from './responses/site-response'
import { setCluster } from '../core/changes'
import { setLifecycleStage } from '../core/lifecycle'
import { log } from '../core/log'
import { database, useConnection } from '../db/open/connect'
import { storeCountsOf } from '../insights/store-counts'
import { stopJobs } from '../jobs/run-jobs'

const DEFAULT_SECONDS = 9

/** Milliseconds. */
const IDLE_CHECK = 100

/** Next, as start.mjs prepares it. */
export type Next = {
  handle: Handler
  /** Serves the sockets by which browsers learn of changed sources; only in development. */
  upgrade?: (request: IncomingMessage, socket: Duplex, head: Buffer) => void
  close: () => Promise<void>
}

/**
 * What a request passes through, in this order; each step answers it or passes it on.
 * @param render renders pages for the page cache; null for no page cache, since development shows each change at once
 */
function pipeline(next: Next, render: Handler | null): Middleware[] {
  const limiter = new RenderLimiter()
  return [
    requestId,
    clientAddress,
    normalizeRequest,
    securityHeaders,
    accessLog,
    countMissing,
    internalRoutes,
    waitForStart,
    countVisits,
    postedForm,
    limitMethods,
    redirectPaths,
    missing(),
    ...(render ? [pageCache(render, limiter)] : []),
    limitRenders(limiter),
    compress,
    ({ request, response }) => {
      request.headers['user-agent'] ||= UNNAMED_CLIENT
      return renderContext.run(newRender(), next.handle, request, response)
    },
  ]
}

/** Longer than a reverse proxy keeps its connections open, so that the proxy closes them and not this server. */
const KEEP_ALIVE_MS = 65_000
/** Milliseconds within which a client must have sent its headers, its whole request, and anything at all. */
const TIMEOUTS = { headersTimeout: 15_000, requestTimeout: 120_000, timeout: 120_000 }

export type Site = { server: Server; close: () => Promise<void> }

/**
 * Creates the HTTP server of the site, which listens nowhere yet.
 * @param render renders pages for the page cache: see pipeline
 */
export function createSite(next: Next, render: Handler | null, options: ServerOptions = {}): Site {
  const answer = compose(pipeline(next, render))
  const server = createServer({ ...options, ServerResponse: SiteResponse }, (request, response) => {
    const exchange: Exchange = { request, response, path: '', match: null, label: 'other' }
    new Promise<void>((resolve) => resolve(answer(exchange))).catch((error: unknown) => sendFailure(response, error))
  })
  Object.assign(server, { ...TIMEOUTS, keepAliveTimeout: KEEP_ALIVE_MS })
  /** Sockets that no longer carry requests; closing the server would wait for them. */
  const upgraded = new Set<Duplex>()
  if (next.upgrade) {
    server.on('upgrade', (_request, socket) => {
      upgraded.add(socket)
      socket.once('close', () => upgraded.delete(socket))
    })
    server.on('upgrade', next.upgrade)
  }
  return { server, close: () => stopGracefully(server, upgraded, next.close) }
}

/**
 * Serves the site at HOST; resolves once it accepts requests.
 * @returns a function that stops it: see stopGracefully
 */
export async function serve(next: Next, { port }: { port: number }): Promise<Site['close']> {
  const isProduction = env().NODE_ENV === 'production'
  const { server, close } = createSite(next, isProduction && isEnabled('page-cache') ? next.handle : null)
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, env().HOST, resolve)
  })
  return close
}

/**
 * Stops a server: accepts no new connections, finishes the responses in flight within SHUTDOWN_SECONDS, and then closes the database
 * and the connection to the cluster.
 * @param upgraded sockets to close at once. @param closeNext closes Next, last
 */
async function stopGracefully(server: Server, upgraded: Set<Duplex>, closeNext: () => Promise<void>): Promise<void> {
  setLifecycleStage('stopping')
  const jobsEnded = stopJobs().catch((error: unknown) =>
    log.error({ err: error }, 'background jobs could not be handed over'),
  )
  log.info('stopping: no new connections, responses in flight are finished')
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  for (const socket of upgraded) socket.destroy()
  const seconds = env().SHUTDOWN_SECONDS ?? DEFAULT_SECONDS
  const limit = setTimeout(() => server.closeAllConnections(), seconds * 1000)
  // Otherwise a connection whose last response ends after this moment would stay open for another request.
  const closeIdle = setInterval(() => server.closeIdleConnections(), IDLE_CHECK)
  await closed
  clearTimeout(limit)
  clearInterval(closeIdle)
  setCluster(undefined)
  await jobsEnded
    .then(() => storeCountsOf(database))
    .then(() => useConnection(null))
    .catch((error: unknown) => log.error({ err: error }, 'the database could not be closed'))
  await closeNext()
}

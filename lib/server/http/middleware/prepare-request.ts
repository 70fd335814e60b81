import compression from 'compression'
import { randomUUID } from 'node:crypto'
import { setPeerAddress } from '../../core/request/client-address'
import type { Middleware } from '../exchange'
import { readPostedForm } from '../../core/request/posted-form'
import { lifecycleStage, whenStarted } from '../../core/lifecycle'
import { env } from '../../core/env'
import { requestContext } from '../../core/log'
import { NORMALIZED_HEADER, normalizeUrl } from '@/lib/seo/normalize-url'
import { SHARED_RENDER_HEADER } from '../../core/request/render-context'
import type { Route } from '../routes'
import { originForm } from '../routing/canonical-path'
import { routeAt, routeLabel } from '../routing/route-at'

/** Passes on the remote address of the connection, which Next gives to none of its pages and routes. */
export const clientAddress: Middleware = ({ request }, next) => {
  setPeerAddress(request)
  return next()
}

/** Gzip level 3 is a sixth larger than level 6 and takes two fifths of the time; brotli is smaller still at the same cost. */
const compressResponse = compression({ level: 3 })

/** Compresses responses that are not cached; a part of a file is sent as it is, since its range counts uncompressed bytes. */
export const compress: Middleware = ({ request, response }, next) => {
  if (request.headers.range === undefined) compressResponse(request as never, response as never, () => {})
  return next()
}

/** Turns the POST of a form that was sent without scripts into a GET of its page: see lib/server/core/request/posted-form.ts. */
export const postedForm: Middleware = ({ request }, next) => readPostedForm(request)?.then(next) ?? next()

/** Holds requests back until what the site depends on is open. */
export const waitForStart: Middleware = (_exchange, next) =>
  lifecycleStage() === 'starting' ? whenStarted().then(next) : next()

const REQUEST_ID = 'x-request-id'

const VALID_ID = /^[\w.:-]{8,100}$/

/** Gives a request an id, which its response and its log lines carry; the id of a trusted proxy is used as it is. */
export const requestId: Middleware = ({ request, response }, next) => {
  const incoming = env().TRUSTED_PROXIES ? String(request.headers[REQUEST_ID] ?? '') : ''
  const id = VALID_ID.test(incoming) ? incoming : randomUUID()
  request.headers[REQUEST_ID] = id
  response.setHeader(REQUEST_ID, id)
  return requestContext.run({ requestId: id }, next)
}

/**
 * Normalizes the URL of a request, looks up its route, and marks the request if it is to be redirected. Next would itself redirect
 * doubled slashes, to a URL that may need another redirect, and middleware would have to run for every page to see tracking
 * parameters. Headers that only this process may set are removed.
 */
export const normalizeRequest: Middleware = (exchange, next) => {
  const { request } = exchange
  delete request.headers[NORMALIZED_HEADER]
  delete request.headers[SHARED_RENDER_HEADER]
  const url = originForm(request.url ?? '')
  request.url = normalizeUrl(url)
  exchange.path = pathOf(request.url)
  exchange.match = routeAt(request.url)
  const isSamePage = exchange.path === pathOf(url) && ignoresQuery(exchange.match?.route)
  if (request.url !== url && !isSamePage) request.headers[NORMALIZED_HEADER] = '1'
  exchange.label = routeLabel(request.method ?? '', exchange.path, exchange.match?.route ?? null)
  return next()
}

const pathOf = (url: string) => url.split('?', 1)[0] ?? ''

/**
 * Whether a cached page or file answers at its path with any query: links with click ids then cost nothing, and the canonical URL
 * of the page says the rest. The query of the front page may name another page.
 */
const ignoresQuery = (route: Route | undefined) => !route?.query && Boolean(route?.cache) && route?.path !== '/'

import 'server-only'
import { NORMALIZED_HEADER, normalizeUrl } from '@/lib/seo/normalize-url'
import { SHARED_RENDER_HEADER } from '../../core/request/render-context'
import type { Middleware } from '../exchange'
import type { Route } from '../routes'
import { originForm } from '../routing/origin-form'
import { routeAt } from '../routing/route-at'
import { routeLabel } from '../routing/route-label'

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

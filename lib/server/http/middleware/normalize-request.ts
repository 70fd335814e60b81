import 'server-only'
import { NORMALIZED_HEADER, normalizeUrl } from '@/lib/seo/normalize-url'
import { SHARED_RENDER_HEADER } from '../../core/request/shared-render'
import type { Middleware } from '../exchange'
import { originForm } from '../routing/origin-form'
import { routeAt } from '../routing/route-at'
import { routeLabel } from '../routing/route-label'

/**
 * Normalizes the URL of a request, marks it if that changed it, and looks up its route. Next would itself redirect doubled slashes,
 * to a URL that may need another redirect, and middleware would have to run for every page to see tracking parameters. Headers that
 * only this process may set are removed.
 */
export const normalizeRequest: Middleware = (exchange, next) => {
  const { request } = exchange
  delete request.headers[NORMALIZED_HEADER]
  delete request.headers[SHARED_RENDER_HEADER]
  const url = originForm(request.url ?? '')
  request.url = normalizeUrl(url)
  if (request.url !== url) request.headers[NORMALIZED_HEADER] = '1'
  exchange.path = request.url.split('?', 1)[0] ?? ''
  exchange.match = routeAt(request.url)
  exchange.label = routeLabel(request.method ?? '', exchange.path, exchange.match?.route ?? null)
  return next()
}

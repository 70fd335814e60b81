import { env } from '../../core/env'
import { countMissingVisit } from '../../redirects/missing-visits'
import type { Middleware } from '../exchange'
import { MISSING_PAGE, MISSING_POST, missingPageFor } from '../../pages/missing-pages'
import { canonicalPath, isFileName } from '../routing/canonical-path'
import { type Match, routeAt, filesOf, siteRoutes } from '../routing/route-at'
import { NORMALIZED_HEADER } from '@/lib/seo/normalize-url'
import { RSC_HEADER } from '../next-adapter.mjs'
import { rewrite } from '../routing/rewrite'
import { NOT_FOUND, send } from '../responses/send'

/** Pages that only a signed-in administrator may know of. */
const PRIVATE = /^\/(?:api|admin|draft)(?:\/|$)/i

/** Counts a page that a visitor requested and that is not there, for the administrator's list; another API counts its own. */
export const countMissing: Middleware = ({ request, response, path }, next) => {
  const { method, headers } = request
  if (method === 'GET' && !env().API_BASE_URL && headers.accept?.includes('text/html')) {
    response.once('finish', () => {
      if (response.statusCode === 404 && !PRIVATE.test(path)) countMissingVisit(path, headers.referer)
    })
  }
  return next()
}

/** What to answer at a URL that cannot exist: a not-found page, or a few bytes in place of a file. */
type Missing = { page: string } | 'file'

const PAGE: Missing = { page: MISSING_PAGE }

const POST: Missing = { page: MISSING_POST }

/**
 * Left to other handlers: assets of the build (missingAssets), image optimization, and pages that only a signed-in admin may
 * know of.
 */
const LEFT = /^\/(?:_next\/(?:static\/|image$)|(?:admin|draft)(?:\/|$))/

/**
 * Creates a check of what to answer at a URL that cannot exist, whatever the content; null for a URL that is to be answered,
 * redirected or refused. There is no end of such URLs, so nothing is rendered or cached for any of them.
 * @param isRoute whether the build has a route for a path
 */
export function missingAddresses(
  isRoute: (path: string) => boolean,
): (path: string, match?: Match | null) => Missing | null {
  return (path, match = routeAt(path)) => {
    if (LEFT.test(path)) return null
    if (isRoute(path)) return missingByForm(path, match)
    if (path.startsWith('/_next/')) return 'file'
    if (canonicalPath(path, '').kind !== 'pass') return null
    return isFileName(path) ? 'file' : PAGE
  }
}

/** A path without the slash that its route ends in is redirected, and malformed escapes are refused. */
function missingByForm(path: string, match: Match | null): Missing | null {
  const { route, parameters } = match ?? {}
  if (!route?.exists || !parameters || (route.slash && !path.endsWith('/')) || route.exists(...parameters)) return null
  if (route.kind === 'file') return 'file'
  return route.label === 'post' ? POST : PAGE
}

const PREFIX = '/_next/static/'

/**
 * Creates a check of whether a path would be one of the build's scripts, styles or fonts but does not exist. Next would answer with
 * its whole not-found page, which may be cached: during a rollout a request that reaches an instance of the old build would leave
 * that response in every cache on the way. A build never changes, so its files are listed once.
 * @param folder of the build's static files
 */
export function missingAssets(folder: string): (pathname: string) => boolean {
  let files: Set<string> | undefined
  return (pathname) => {
    if (!pathname.startsWith(PREFIX)) return false
    files ??= new Set(filesOf(folder))
    try {
      return !files.has(decodeURIComponent(pathname.slice(PREFIX.length)))
    } catch {
      return true
    }
  }
}

/**
 * Answers URLs that cannot exist: a file with a few bytes, a page with the not-found page, which all such URLs share. For client-side
 * navigation the router loads the page itself after a 404. Development has no build to look them up in.
 */
export function missing(): Middleware {
  if (env().NODE_ENV !== 'production') return (_exchange, next) => next()
  const isMissingAsset = missingAssets('.next/static')
  const findMissing = missingAddresses(siteRoutes())
  return (exchange, next) => {
    const { request, response, path, match } = exchange
    if (isMissingAsset(path)) return send(request, response, NOT_FOUND)
    const found = request.headers[NORMALIZED_HEADER] === undefined ? findMissing(path, match) : null
    if (found === 'file' || (found && request.headers[RSC_HEADER] !== undefined))
      return send(request, response, NOT_FOUND)
    if (found) rewrite(exchange, found.page)
    if (match?.route.label !== 'social') return next()
    return missingPageFor(path).then((missing) => (missing ? send(request, response, NOT_FOUND) : next()))
  }
}

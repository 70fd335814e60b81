import 'server-only'
import { MISSING_PAGE, MISSING_POST } from '../../../pages/missing-pages'
import { canonicalPath } from '../../routing/canonical-path'
import { isFileName } from '../../routing/file-name'
import { type Match, routeAt } from '../../routing/route-at'

/** What to answer at a URL that cannot exist: a not-found page, or a few bytes in place of a file. */
export type Missing = { page: string } | 'file'

const PAGE: Missing = { page: MISSING_PAGE }
const POST: Missing = { page: MISSING_POST }

/**
 * Left to other handlers: assets of the build (missing-asset.ts), image optimization, and pages that only a signed-in admin may
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

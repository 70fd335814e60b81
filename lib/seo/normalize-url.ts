import { isTracker } from '../format/addresses/trackers'

/** Request header that marks a normalized URL that gets a redirect. */
export const NORMALIZED_HEADER = 'x-normalized-url'

/** Dot segments, which browsers resolve before sending. */
const DOTS = /\/(\.|%2e){1,2}(\/|$)/i

/**
 * Removes repeated slashes, dot segments and tracking parameters from a page's URL; the rest is unchanged. API URLs are
 * returned as they are.
 * @param url path and query, as in the request line.
 */
export function normalizeUrl(url: string): string {
  const [path = '', ...query] = url.split('?')
  const clean = path.startsWith('/') ? withoutDots(path.replace(/[\\/]+/g, '/')) : path
  if (/^\/(api|_next)(\/|$)/.test(clean)) return url
  return [clean, ...untracked(query.join('?'))].join('?')
}

/** Next resolves such a path, so the middleware before it must, too. */
function withoutDots(path: string): string {
  return DOTS.test(path) ? new URL(path, 'http://localhost').pathname : path
}

function untracked(query: string): string[] {
  if (!query) return []
  const parameters = query.split('&').filter((pair) => !isTracker(pair.split('=', 1)[0] ?? ''))
  return parameters.length > 0 ? [parameters.join('&')] : []
}

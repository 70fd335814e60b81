import { isTracker } from '../format/trackers'

/** Marks a request whose address was mended before any page could see it; its answer is a redirect. */
export const NORMALIZED_HEADER = 'x-mended-address'

/** A segment that is one dot or two, which browsers resolve before they ask. */
const DOTS = /\/(\.|%2e){1,2}(\/|$)/i

/**
 * A page's address without doubled slashes and segments of dots, and without the parameters that track visits; all else
 * stays as it was written. The API's own addresses stay as they are.
 * @param url as a request line holds it: a path, and perhaps a query
 */
export function normalizeUrl(url: string): string {
  const [path = '', ...query] = url.split('?')
  const mended = path.startsWith('/') ? withoutDots(path.replace(/[\\/]+/g, '/')) : path
  if (/^\/(api|_next)(\/|$)/.test(mended)) return url
  return [mended, ...untracked(query.join('?'))].join('?')
}

/** Next goes by what such a path leads to, and what stands before Next is to as well. */
function withoutDots(path: string): string {
  return DOTS.test(path) ? new URL(path, 'http://localhost').pathname : path
}

function untracked(query: string): string[] {
  if (!query) return []
  const kept = query.split('&').filter((pair) => !isTracker(pair.split('=', 1)[0] ?? ''))
  return kept.length > 0 ? [kept.join('&')] : []
}

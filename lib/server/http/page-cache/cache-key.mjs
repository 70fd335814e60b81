import { parse } from 'node:querystring'

/** Files; they ignore queries. */
const FILES = /^\/(?:uploads\/|_next\/static\/|category-strip\.svg$)/
/** Pages and feeds that are the same for everyone and ignore queries; Next redirects paths with capitals. */
const PAGES =
  /^\/(?:$|curated-posts\/|category\/|page\/|page-(?:not-found|gone)$|sitemaps?[./]|feeds\/|llms(?:\.txt$|\/)|(?:about|how-we-choose|privacy)$|(?:feed\.xml|atom\.xml|feed\.json)$)/i

/** Pages that depend on their query, and the parameters that they read. */
const QUERY_PAGES = new Map([
  ['/search', new Set(['q', 'page', 'category', 'tag', 'sort', 'exact'])],
  [
    '/',
    new Set('tab search post_category page brand source min_price max_price min_rating in_stock sort exact'.split(' ')),
  ],
])
/** Characters of a URL. */
const MAX_KEY_LENGTH = 500

/** Set on requests whose URL was normalized on arrival (lib/seo/normalize-url.ts); they get a redirect. */
export const NORMALIZED_HEADER = 'x-mended-address'

/** @typedef {'files' | 'pages' | 'queries' | 'redirects'} Kind */

/**
 * The key that the response to a request is cached under; null for a request that goes straight to Next.
 * @param {import('node:http').IncomingMessage} request
 * @returns {{ kind: Kind, key: string } | null}
 */
export function cacheKeyOf({ url = '/', headers }) {
  // Client-side navigation asks for the React payload of a page.
  if (headers.rsc === '1') return null
  if (headers[NORMALIZED_HEADER] !== undefined) return { kind: 'redirects', key: url }
  const end = url.indexOf('?')
  const path = end < 0 ? url : url.slice(0, end)
  if (FILES.test(path)) return headers.range === undefined ? { kind: 'files', key: path } : null
  const parameters = QUERY_PAGES.get(path)
  if (!parameters) return PAGES.test(path) ? { kind: 'pages', key: path } : null
  const query = parse(url.slice(path.length + 1))
  if (path === '/' && ![query.tab].flat().includes('explore')) return { kind: 'pages', key: path }
  const isPublic = headers.authorization === undefined && !headers.cookie?.includes('admin-session')
  const isPlain = Object.entries(query).every(([name, value]) => parameters.has(name) && typeof value === 'string')
  return isPublic && isPlain && url.length <= MAX_KEY_LENGTH ? { kind: 'queries', key: url } : null
}

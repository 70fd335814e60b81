import { parse } from 'node:querystring'

/** Files; they ignore queries. */
const FILES = /^\/(?:uploads\/|_next\/static\/|category-strip\.svg$)/
/** Pages, and lists for machines, that are the same for everyone and ignore queries; capitals in an address are led on by Next. */
const PAGES = /^\/(?:$|curated-posts\/|category\/|page\/|page-not-found$|sitemaps?[./]|feeds\/|llms(?:\.txt$|\/)|(?:feed\.xml|atom\.xml|feed\.json)$)/i

/** Pages that are drawn by what their query asks for, and all that they read of it. */
const QUERY_PAGES = new Map([
  ['/search', new Set(['q', 'page', 'category', 'tag', 'sort', 'exact'])],
  ['/', new Set('tab search post_category page brand source min_price max_price min_rating in_stock sort exact'.split(' '))],
])
const LONGEST = 500

/** Stands on requests whose address was mended on its way here (lib/seo/normalize-url.ts): they are led on. */
export const NORMALIZED_HEADER = 'x-mended-address'

/** @typedef {'files' | 'pages' | 'visits' | 'mended'} Kind */

/**
 * What a request is answered under out of memory; null for one that Next itself is to answer.
 * @param {import('node:http').IncomingMessage} request
 * @returns {{ kind: Kind, address: string } | null}
 */
export function cacheKeyOf({ url = '/', headers }) {
  // Next's own router asks for what a page is made of.
  if (headers.rsc === '1') return null
  if (headers[NORMALIZED_HEADER] !== undefined) return { kind: 'mended', address: url }
  const end = url.indexOf('?')
  const path = end < 0 ? url : url.slice(0, end)
  if (FILES.test(path)) return headers.range === undefined ? { kind: 'files', address: path } : null
  const read = QUERY_PAGES.get(path)
  if (!read) return PAGES.test(path) ? { kind: 'pages', address: path } : null
  const query = parse(url.slice(path.length + 1))
  if (path === '/' && ![query.tab].flat().includes('explore')) return { kind: 'pages', address: path }
  const isForAll = headers.authorization === undefined && !headers.cookie?.includes('admin-session')
  const isPlain = Object.entries(query).every(([name, value]) => read.has(name) && typeof value === 'string')
  return isForAll && isPlain && url.length <= LONGEST ? { kind: 'visits', address: url } : null
}

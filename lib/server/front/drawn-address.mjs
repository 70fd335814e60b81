import { asksForPage } from './shared-paths.mjs'

/** Pages that are drawn by what their query asks for, and all that they read of it. */
const READ = new Map([
  ['/search', new Set(['q', 'page', 'category', 'tag', 'sort', 'exact'])],
  ['/', new Set('tab search post_category page brand source min_price max_price min_rating in_stock sort exact'.split(' '))],
])
const LONGEST = 500

/**
 * What a drawn page is kept under for a moment; null for a request that each time is drawn anew.
 * @param {import('node:http').IncomingMessage} request
 * @returns {string | null} its address
 */
export function drawnAddress(request) {
  const { url = '/', headers } = request
  const end = url.indexOf('?')
  const read = READ.get(end < 0 ? url : url.slice(0, end))
  if (!read || url.length > LONGEST || !asksForPage(request) || headers.cookie?.includes('admin-session')) return null
  const query = new URLSearchParams(end < 0 ? '' : url.slice(end))
  const names = [...query.keys()]
  if (new Set(names).size < names.length || !names.every((name) => read.has(name))) return null
  return read.has('tab') && query.get('tab') !== 'explore' ? null : url
}

/** Pages and files that are the same for everyone and ignore queries. Nothing else enters the front's cache. */
const SAME_FOR_ALL =
  /^\/(?:$|curated-posts\/|category\/|page\/|uploads\/|_next\/static\/|category-strip\.svg$|sitemaps?[./]|llms\.txt$|(?:feed\.xml|atom\.xml|feed\.json)$)/

/** Requests of Next's own router, and of its previews, are for other things than the page; a mended address is led on. */
const NOT_THE_PAGE = [
  'rsc', 'next-router-prefetch', 'next-router-state-tree', 'next-action', 'x-prerender-revalidate', 'authorization',
  'range', 'x-mended-address',
]

/**
 * What a request is kept under; null for one that is not to be answered from the cache.
 * @param {import('node:http').IncomingMessage} request
 * @returns {string | null} a path
 */
export function sharedPath(request) {
  const { url = '/' } = request
  const end = url.indexOf('?')
  const path = end < 0 ? url : url.slice(0, end)
  if (!SAME_FOR_ALL.test(path)) return null
  if (!asksForPage(request)) return null
  return end >= 0 && readsQuery(path, url.slice(end)) ? null : path
}

/** Whether a request is for what stands at its address, as anyone would see it. */
export function asksForPage(/** @type {import('node:http').IncomingMessage} */ { method, headers }) {
  if (method !== 'GET' && method !== 'HEAD') return false
  return !NOT_THE_PAGE.some((name) => headers[name] !== undefined) && !headers.cookie?.includes('__prerender_bypass')
}

/** Home shows another tab by its query; Next's router asks with one of its own. */
function readsQuery(/** @type {string} */ path, /** @type {string} */ query) {
  return query.includes('_rsc=') || (path === '/' && new URLSearchParams(query).has('tab'))
}

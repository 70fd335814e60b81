/** Pages and files that are the same for everyone and ignore queries. Nothing else enters the front's cache. */
const SAME_FOR_ALL =
  /^\/(?:$|curated-posts\/|category\/|page\/|uploads\/|_next\/static\/|category-icons\.svg$|sitemaps?[./]|llms\.txt$|(?:feed\.xml|atom\.xml|feed\.json)$)/

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
export function sharedPath({ method, url = '/', headers }) {
  if (method !== 'GET' && method !== 'HEAD') return null
  const end = url.indexOf('?')
  const path = end < 0 ? url : url.slice(0, end)
  if (!SAME_FOR_ALL.test(path)) return null
  if (NOT_THE_PAGE.some((name) => headers[name] !== undefined)) return null
  if (headers.cookie?.includes('__prerender_bypass')) return null
  return end >= 0 && readsQuery(path, url.slice(end)) ? null : path
}

/** Home shows another tab by its query; Next's router asks with one of its own. */
function readsQuery(/** @type {string} */ path, /** @type {string} */ query) {
  return query.includes('_rsc=') || (path === '/' && new URLSearchParams(query).has('tab'))
}

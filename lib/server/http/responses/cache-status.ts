import 'server-only'
import type { ServerResponse } from 'node:http'

/**
 * How a page was served: `memory` from the cache, `stale` from there since no newer one could be rendered, `rendered` and then
 * cached; null for a response that is never cached.
 */
export function cacheStatus(response: ServerResponse): 'memory' | 'stale' | 'rendered' | null {
  if (response.hasHeader('cache-status')) return 'stale'
  if (response.hasHeader('age')) return 'memory'
  const header = (name: string) => String(response.getHeader(name) ?? '')
  const isCacheable = header('content-type').startsWith('text/html') || header('cache-control').includes('s-maxage')
  return response.hasHeader('etag') && isCacheable ? 'rendered' : null
}

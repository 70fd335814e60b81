import 'server-only'
import type { ServerResponse } from 'node:http'

/** Where a page came from: out of memory, or drawn to be kept there; null for one that is never kept. */
export function cacheStatus(response: ServerResponse): 'memory' | 'drawn' | null {
  if (response.hasHeader('age')) return 'memory'
  const told = (name: string) => String(response.getHeader(name) ?? '')
  return response.hasHeader('etag') && (told('content-type').startsWith('text/html') || told('cache-control').includes('s-maxage')) ? 'drawn' : null
}

import 'server-only'
import type { ServerResponse } from 'node:http'

/** Where a page came from: out of memory, or drawn to be kept there; null for one that is never kept. */
export function cacheResult(response: ServerResponse): 'memory' | 'drawn' | null {
  if (response.hasHeader('age')) return 'memory'
  return String(response.getHeader('cache-control') ?? '').includes('s-maxage') ? 'drawn' : null
}

import 'server-only'
import type { ServerResponse } from 'node:http'

/** Where a page came from: the process's own memory, Next's cache (hit, stale, miss), or null for one that is never kept. */
export function cacheResult(response: ServerResponse): string | null {
  if (response.hasHeader('age')) return 'memory'
  const result = response.getHeader('x-nextjs-cache')
  return typeof result === 'string' ? result.toLowerCase() : null
}

/** Whether the page will most likely be there at the next request too. */
export const isFromCache = (response: ServerResponse) => ['memory', 'hit', 'stale'].includes(cacheResult(response) ?? '')

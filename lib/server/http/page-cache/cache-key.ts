import 'server-only'
import type { IncomingMessage } from 'node:http'
import { NORMALIZED_HEADER } from '@/lib/seo/normalize-url'
import { RSC_HEADER } from '../next-adapter.mjs'
import { queryOf } from '../routing/query-of'
import type { Route } from '../routes'

/** Characters of a URL. */
const MAX_KEY_LENGTH = 500

/** Kinds of responses, each with a cache of its own: see cache-policy.ts. */
export type Kind = NonNullable<Route['cache']> | 'redirects'

/** The key that the response to a request is cached under; null for a request that goes straight to Next. */
export function cacheKeyOf(
  { url = '/', headers }: Pick<IncomingMessage, 'url' | 'headers'>,
  route: Route | null,
): { kind: Kind; key: string } | null {
  // Client-side navigation requests the React payload of a page.
  if (headers[RSC_HEADER] === '1') return null
  if (headers[NORMALIZED_HEADER] !== undefined) return { kind: 'redirects', key: url }
  const kind = route?.cache
  if (!kind || (kind === 'files' && headers.range !== undefined)) return null
  if (kind !== 'queries') return { kind, key: url.split('?', 1)[0] ?? '' }
  const isCanonical = url.split('?', 1)[0] === route.path && url.length <= MAX_KEY_LENGTH
  const isPublic = headers.authorization === undefined && !headers.cookie?.includes('admin-session')
  return isPublic && isCanonical && hasOnlyKnown(url, route.query) ? { kind, key: url } : null
}

/** Whether a query has only parameters that the page reads, each once. */
function hasOnlyKnown(url: string, known: Route['query']): boolean {
  const names = [...queryOf(url).keys()]
  return names.every((name) => known?.has(name)) && new Set(names).size === names.length
}

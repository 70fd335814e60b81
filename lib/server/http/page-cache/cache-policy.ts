import type { IncomingMessage } from 'node:http'
import { NORMALIZED_HEADER } from '@/lib/seo/normalize-url'
import { RSC_HEADER } from '../next-adapter.mjs'
import { queryOf } from '../routing/canonical-path'
import type { Route } from '../routes'
import { SHARED_FOR, sharedControl } from '../../pages/shared-text'

/** Characters of a URL. */
const MAX_KEY_LENGTH = 500

/** Kinds of responses, each with a cache of its own: see cache-policy.ts. */
type Kind = NonNullable<Route['cache']> | 'redirects'

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

const MB = 1024 * 1024

/** How responses of one kind are cached. */
export type CachePolicy = {
  /** Bytes of memory at most. */
  bytes: number
  /** Seconds for which an entry is served as it is. */
  fresh: number
  /** Seconds for which it is then still served while it is rendered again. */
  stale: number
  /** Cache-Control of pages; undefined for other responses, which have their own. */
  control: string | undefined
  headers: Record<string, string>
  /** Whether a render counts against the limit of concurrent renders. */
  isLimited: boolean
  /** Whether entries are pages: exchanged with the other instances, and looked up in the database before a render. */
  arePages: boolean
  /** Whether a render may read what changes without notice. */
  hasEffects: boolean
}

/**
 * The cache policy of each kind of response. Searches and product lists are cached only for terms that many visitors request at
 * once, and by no other cache.
 * @param shared in seconds
 */
export function cachePolicies(shared: { fresh: number; stale: number } = SHARED_FOR): Record<Kind, CachePolicy> {
  const files = {
    bytes: 32 * MB,
    fresh: 0,
    stale: 0,
    control: undefined,
    headers: {},
    isLimited: false,
    arePages: false,
    hasEffects: false,
  }
  const pages = { ...files, ...shared, control: sharedControl(shared), isLimited: true, arePages: true }
  const queries = {
    ...files,
    bytes: 16 * MB,
    fresh: 10,
    control: 'private, no-cache, no-store, max-age=0, must-revalidate, no-transform',
    isLimited: true,
    hasEffects: true,
  }
  return { files, pages, queries, redirects: { ...files, bytes: 0, headers: { [NORMALIZED_HEADER]: '1' } } }
}

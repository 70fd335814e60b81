import 'server-only'
import { NORMALIZED_HEADER } from '@/lib/seo/normalize-url'
import { SHARED_FOR, sharedControl } from '../../pages/shared-for'
import type { Kind } from './cache-key'

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
  /** Headers of the render request. */
  headers: Record<string, string>
  /** Whether a render counts against the limit of concurrent renders. */
  isLimited: boolean
  /** Whether entries are exchanged with the other instances. */
  isDistributed: boolean
  /** Whether a render may read what changes without notice. */
  hasEffects: boolean
  /** Whether a page is looked up in the database before it is rendered. */
  checksExistence: boolean
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
    isDistributed: false,
    hasEffects: false,
    checksExistence: false,
  }
  const pages = {
    ...files,
    ...shared,
    control: sharedControl(shared),
    isLimited: true,
    isDistributed: true,
    checksExistence: true,
  }
  const queries = {
    ...files,
    bytes: 16 * MB,
    fresh: 10,
    control: 'private, no-cache, no-store, max-age=0, must-revalidate',
    isLimited: true,
    hasEffects: true,
  }
  return { files, pages, queries, redirects: { ...files, bytes: 0, headers: { [NORMALIZED_HEADER]: '1' } } }
}

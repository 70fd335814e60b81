import { SHARED_FOR, sharedControl } from '../../pages/shared-for.mjs'
import { NORMALIZED_HEADER } from './cache-key.mjs'

const MB = 1024 * 1024

/**
 * How responses of one kind are cached.
 * @typedef {object} CachePolicy
 * @property {number} bytes of memory at most
 * @property {number} fresh seconds for which an entry is served as it is
 * @property {number} stale seconds for which it is then still served while it is rendered again
 * @property {string | undefined} control Cache-Control of pages; undefined for other responses, which have their own
 * @property {Record<string, string>} headers of the render request
 * @property {boolean} isDistributed whether entries are exchanged with the other instances
 * @property {boolean} hasEffects whether a render may have effects that every visit must have
 * @property {boolean} checksExistence whether a page is looked up in the database before it is rendered
 */

/**
 * The cache policy of each kind of response. Searches and product lists are cached only for terms that many visitors request at
 * once, and by no other cache: a search without results is counted at each visit.
 * @param {{ fresh: number, stale: number }} shared in seconds
 * @returns {Record<import('./cache-key.mjs').Kind, CachePolicy>}
 */
export function cachePolicies(shared = SHARED_FOR) {
  /** @type {CachePolicy} */
  const files = {
    bytes: 32 * MB,
    fresh: 0,
    stale: 0,
    control: undefined,
    headers: {},
    isDistributed: false,
    hasEffects: false,
    checksExistence: false,
  }
  const pages = { ...files, ...shared, control: sharedControl(shared), isDistributed: true, checksExistence: true }
  const queries = {
    ...files,
    bytes: 16 * MB,
    fresh: 10,
    control: 'private, no-cache, no-store, max-age=0, must-revalidate',
    hasEffects: true,
  }
  return { files, pages, queries, redirects: { ...files, bytes: 0, headers: { [NORMALIZED_HEADER]: '1' } } }
}

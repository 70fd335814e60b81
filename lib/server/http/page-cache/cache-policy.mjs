import { SHARED_FOR, sharedControl } from '../../pages/shared-for.mjs'
import { NORMALIZED_HEADER } from './cache-key.mjs'

const MB = 1024 * 1024

/**
 * How answers of one kind are kept.
 * @typedef {object} Terms
 * @property {number} bytes how many are kept at most
 * @property {number} fresh seconds for which a page is shown as it is
 * @property {number} stale seconds for which it is then shown once more, while it is drawn anew
 * @property {string | undefined} control the Cache-Control of pages; undefined for what is no page
 * @property {Record<string, string>} headers with which it is asked for
 * @property {boolean} isShared whether other instances may be asked for a page, and are given it
 * @property {boolean} hasEffects whether drawing a page may do what each visit is to do
 * @property {boolean} isLookedUp whether a page is looked up before it is drawn
 */

/**
 * A search or a list of products is kept for a word that many look for at once, and is for no other cache: a search that
 * finds nothing is counted at each visit.
 * @param {{ fresh: number, stale: number }} shared in seconds
 * @returns {Record<import('./cache-key.mjs').Kind, Terms>}
 */
export function cachePolicies(shared = SHARED_FOR) {
  /** @type {Terms} */
  const file = { bytes: 32 * MB, fresh: 0, stale: 0, control: undefined, headers: {}, isShared: false, hasEffects: false, isLookedUp: false }
  const page = { ...file, ...shared, control: sharedControl(shared), isShared: true, isLookedUp: true }
  const visit = { ...file, bytes: 16 * MB, fresh: 10, control: 'private, no-cache, no-store, max-age=0, must-revalidate', hasEffects: true }
  return { files: file, pages: page, visits: visit, mended: { ...file, bytes: 0, headers: { [NORMALIZED_HEADER]: '1' } } }
}

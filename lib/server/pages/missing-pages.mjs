import { singleton } from '../core/singleton.mjs'

/** Where the page stands that says that nothing is at an address, and the one that says so of a post: each is the same at all such addresses. */
export const MISSING_PAGE = '/page-not-found'
export const MISSING_POST = '/curated-posts/post/not/found'

/** @typedef {(address: string) => Promise<string | null>} FindMissing */

const lookup = singleton('missing-pages', () => /** @type {{ find?: FindMissing | undefined }} */ ({}))

/**
 * Has pages looked up before they are drawn.
 * @param {FindMissing | undefined} find where the page stands that is shown at an address at which nothing is; null for every other
 */
export function lookUpPages(find) {
  lookup.find = find
}

/**
 * Where the page stands that is shown in the place of one that is not there; null where it may be, or cannot be looked up.
 * @param {string} address
 */
export async function missingPageFor(address) {
  try {
    return (await lookup.find?.(address)) ?? null
  } catch {
    return null
  }
}

/** Paths of the shared not-found pages, for any address and for a post. */
export const MISSING_PAGE = '/page-not-found'
export const MISSING_POST = '/curated-posts/post/not/found'

/** @typedef {(address: string) => Promise<string | null>} FindMissing */

/** Shared by the whole process: the page cache and the routes have separate module instances. */
const shared = /** @type {typeof globalThis & { plumblineFindMissing?: FindMissing }} */ (globalThis)

/**
 * Sets how pages are looked up before they are rendered.
 * @param {FindMissing | undefined} find returns the not-found page of an address, or null if it has a page
 */
export function lookUpPages(find) {
  shared.plumblineFindMissing = find
}

/**
 * The not-found page for an address; null if its page may exist or the lookup failed.
 * @param {string} address
 */
export async function missingPageFor(address) {
  try {
    return (await shared.plumblineFindMissing?.(address)) ?? null
  } catch {
    return null
  }
}

import { singleton } from '../core/singleton.mjs'

/** Path of the page for addresses that an administrator took down. */
export const GONE_PAGE = '/page-gone'
/** Paths of the shared not-found pages, for any address and for a post. */
export const MISSING_PAGE = '/page-not-found'
export const MISSING_POST = '/curated-posts/post/not/found'

type FindMissing = (address: string) => Promise<string | null>

const lookup = singleton('missing-pages', (): { find?: FindMissing | undefined } => ({}))

/**
 * Sets how pages are looked up before they are rendered.
 * @param find returns the not-found page of an address, or null if it has a page
 */
export function lookUpPages(find: FindMissing | undefined): void {
  lookup.find = find
}

/** The not-found page for an address; null if its page may exist or the lookup failed. */
export async function missingPageFor(address: string): Promise<string | null> {
  try {
    return (await lookup.find?.(address)) ?? null
  } catch {
    return null
  }
}

/** Seconds for which shared responses are fresh, and then again stale while they are revalidated. */
export const SHARED_FOR = { fresh: 30, stale: 15 }

/** Cache-Control for the page cache and upstream caches. */
export function sharedControl({ fresh, stale } = SHARED_FOR): string {
  return `public, max-age=0, s-maxage=${fresh}, stale-while-revalidate=${stale}`
}

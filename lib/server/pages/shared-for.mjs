/** Seconds for which what is the same for everyone is shown without asking again, and then once more while it is asked for. */
export const SHARED_FOR = { fresh: 30, stale: 15 }

/** Cache-Control of what may be kept, by the front and by caches before it, for so many seconds. */
export function sharedControl({ fresh, stale } = SHARED_FOR) {
  return `public, max-age=0, s-maxage=${fresh}, stale-while-revalidate=${stale}`
}

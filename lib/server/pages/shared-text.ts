/** Seconds for which shared responses are fresh, and then again stale while they are revalidated. */
export const SHARED_FOR = { fresh: 30, stale: 15 }

/** Cache-Control for the page cache and upstream caches, which may change nothing: React expects the text that it rendered. */
export function sharedControl({ fresh, stale } = SHARED_FOR): string {
  return `public, max-age=0, s-maxage=${fresh}, stale-while-revalidate=${stale}, no-transform`
}

/** The answer for a file that is not there, which no cache keeps. */
export const noFile = () =>
  new Response('Not found', { status: 404, headers: { 'content-type': 'text/plain', 'cache-control': 'no-store' } })

/**
 * A text response that is the same for everyone and may be cached.
 * @param text null for a 404, which is cached as well.
 */
export function sharedText(text: string | null, type: string): Response {
  const headers = { 'cache-control': sharedControl() }
  if (text === null) return new Response('Not found', { status: 404, headers })
  return new Response(text, { headers: { ...headers, 'content-type': `${type}; charset=utf-8` } })
}

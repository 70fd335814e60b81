import 'server-only'
import { sharedControl } from './shared-for.mjs'

/**
 * A text that is the same for everyone, for the front and for caches before it to keep.
 * @param text null where there is none: a 404, which is kept as well
 */
export function sharedText(text: string | null, type: string): Response {
  const headers = { 'cache-control': sharedControl() }
  if (text === null) return new Response('Not found', { status: 404, headers })
  return new Response(text, { headers: { ...headers, 'content-type': `${type}; charset=utf-8` } })
}

import 'server-only'
import { sharedControl } from './shared-for'

/**
 * A text response that is the same for everyone and may be cached.
 * @param text null for a 404, which is cached as well.
 */
export function sharedText(text: string | null, type: string): Response {
  const headers = { 'cache-control': sharedControl() }
  if (text === null) return new Response('Not found', { status: 404, headers })
  return new Response(text, { headers: { ...headers, 'content-type': `${type}; charset=utf-8` } })
}

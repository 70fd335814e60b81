import type { ServerResponse, IncomingMessage } from 'node:http'
import { log } from '../../core/log'

/**
 * How a page was served: `memory` from the cache, `stale` from there since no newer one could be rendered, `rendered` and then
 * cached; null for a response that is never cached.
 */
export function cacheStatus(response: ServerResponse): 'memory' | 'stale' | 'rendered' | null {
  if (response.hasHeader('cache-status')) return 'stale'
  if (response.hasHeader('age')) return 'memory'
  const header = (name: string) => String(response.getHeader(name) ?? '')
  const isCacheable = header('content-type').startsWith('text/html') || header('cache-control').includes('s-maxage')
  return response.hasHeader('etag') && isCacheable ? 'rendered' : null
}

/** Set on every response; pages add their own Content-Security-Policy. */
export const SECURITY_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(),geolocation=(),microphone=(),payment=(),usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
}

/** The policy of responses that are not pages: nothing in them runs, and nothing may frame them. */
export const NO_PAGE_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** A response that this process makes itself, without Next. */
export type InternalResponse = { status: number; type?: string; body: unknown; headers?: Record<string, string> }

/** The response for a missing file: no page is rendered, and no cache stores it. */
export const NOT_FOUND: InternalResponse = { status: 404, type: 'text/plain', body: 'Not found' }

/** Sends a response as JSON, or as text if it has another type. */
export function send(
  request: IncomingMessage,
  response: ServerResponse,
  { status, type = 'application/json', body, headers = {} }: InternalResponse,
): Promise<void> {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  for (const [name, value] of Object.entries({ 'cache-control': 'no-store', ...headers }))
    response.setHeader(name, value)
  response.setHeader('content-type', type)
  response.setHeader('content-length', Buffer.byteLength(text))
  response.writeHead(status)
  response.end(request.method === 'HEAD' ? undefined : text)
  return Promise.resolve()
}

/** Ends a response after an error that nothing else has handled. */
export function sendFailure(response: ServerResponse, error: unknown): void {
  log.error({ err: error }, 'a request failed')
  if (response.headersSent) return void response.destroy()
  response.writeHead(500, { 'content-type': 'text/plain', 'cache-control': 'no-store' }).end('Internal Server Error')
}

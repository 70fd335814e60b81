import type { IncomingMessage, ServerResponse } from 'node:http'
import type { CacheEntry, RenderedResponse } from '../cache-entry'
import { acceptedEncodings } from './compressed'

/** The hash and the quality in an ETag of ours. */
const ETAG = /"([\w-]{27})\.(\d)"/g

/** RFC 9211: a hit whose freshness has ended. */
const STALE = ['Cache-Status', 'plumbline; hit; ttl=-1']

/**
 * Sends a cached entry, or 304 where the client has it.
 * @param options.isNew whether the entry was rendered for this request and so has no Age
 * @param options.isStale whether there may be a newer one that cannot be rendered, which no cache on the way may outlast
 */
export async function sendEntry(
  { method, headers }: IncomingMessage,
  response: ServerResponse,
  entry: CacheEntry,
  { isNew = false, isStale = false }: { isNew?: boolean; isStale?: boolean } = {},
): Promise<void> {
  const known = headers['if-none-match']
  const { encoding, bytes, quality } = entry.copyFor(acceptedEncodings(headers['accept-encoding']), known !== undefined)
  const control = isStale ? ['Cache-Control', 'public, no-cache', ...STALE] : ['Cache-Control', entry.control]
  const common = [...control, 'ETag', `W/"${entry.hash}.${quality}"`, 'Vary', entry.vary]
  if (!entry.immutable && !isNew) common.push('Age', String(Math.floor((performance.now() - entry.storedAt) / 1000)))
  if (entry.status === 200 && knows(known, entry.hash, quality)) return void response.writeHead(304, common).end()
  const body = bytes instanceof Promise ? await bytes : bytes
  if (encoding !== 'identity') common.push('Content-Encoding', encoding)
  response.writeHead(entry.status, [...entry.headers, ...common, 'Content-Length', String(body.length)])
  response.end(method === 'HEAD' ? undefined : body)
}

/**
 * Whether a client has a body in this quality or a better one, in any encoding. With a worse one it gets the better one in its place:
 * a cache on the way would keep the worst until the page changes.
 */
function knows(header: string | undefined, hash: string, quality: number): boolean {
  if (header === undefined) return false
  return (
    header.trim() === '*' || [...header.matchAll(ETAG)].some(([, of, had]) => of === hash && Number(had) >= quality)
  )
}

/** Sends a response that is not cached. */
export function sendUncached(
  { method }: IncomingMessage,
  response: ServerResponse,
  { status, headers, body }: RenderedResponse,
): void {
  response.writeHead(status, status < 500 ? headers : { ...headers, 'cache-control': 'no-store' })
  response.end(method === 'HEAD' ? undefined : body)
}

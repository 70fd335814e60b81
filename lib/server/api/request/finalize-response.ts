import 'server-only'
import { createHash } from 'node:crypto'

const PRIVATE = 'no-store'
/** Any cache may store it, but must revalidate it each time. */
const SHARED = 'public, max-age=0, must-revalidate'

/** Adds the headers that every API response has, and answers HEAD and conditional requests. */
export async function finalizeResponse(request: Request, response: Response): Promise<Response> {
  const headers = new Headers(response.headers)
  headers.set('x-content-type-options', 'nosniff')
  const reads = request.method === 'GET' || request.method === 'HEAD'
  const shared = reads && response.status === 200 && !request.headers.has('authorization')
  headers.set('cache-control', shared ? SHARED : PRIVATE)
  headers.append('vary', 'authorization')
  if (!reads || !response.body) return new Response(response.body, { status: response.status, headers })
  const body = await response.arrayBuffer()
  if (shared) {
    const etag = `W/"${createHash('sha256').update(new Uint8Array(body)).digest('base64url').slice(0, 22)}"`
    headers.set('etag', etag)
    if (matchesEtag(request.headers.get('if-none-match'), etag)) return new Response(null, { status: 304, headers })
  }
  headers.set('content-length', String(body.byteLength))
  return new Response(request.method === 'HEAD' ? null : body, { status: response.status, headers })
}

function matchesEtag(header: string | null, etag: string): boolean {
  return header !== null && (header.trim() === '*' || header.split(',').some((known) => known.trim() === etag))
}

import 'server-only'
import { createHash } from 'node:crypto'

const PRIVATE = 'no-store'
/** Anyone may keep it, nobody may show it without asking whether it is still the same. */
const SHARED = 'public, max-age=0, must-revalidate'

/** Gives an answer the headers that every answer has, and HEAD and conditional requests theirs. */
export async function finalizeResponse(request: Request, answer: Response): Promise<Response> {
  const headers = new Headers(answer.headers)
  headers.set('x-content-type-options', 'nosniff')
  const reads = request.method === 'GET' || request.method === 'HEAD'
  const shared = reads && answer.status === 200 && !request.headers.has('authorization')
  headers.set('cache-control', shared ? SHARED : PRIVATE)
  headers.append('vary', 'authorization')
  if (!reads || !answer.body) return new Response(answer.body, { status: answer.status, headers })
  const body = await answer.arrayBuffer()
  if (shared) {
    const etag = `W/"${createHash('sha256').update(new Uint8Array(body)).digest('base64url').slice(0, 22)}"`
    headers.set('etag', etag)
    if (matchesEtag(request.headers.get('if-none-match'), etag)) return new Response(null, { status: 304, headers })
  }
  headers.set('content-length', String(body.byteLength))
  return new Response(request.method === 'HEAD' ? null : body, { status: answer.status, headers })
}

function matchesEtag(header: string | null, etag: string): boolean {
  return header !== null && (header.trim() === '*' || header.split(',').some((known) => known.trim() === etag))
}

import { allowed } from '../calls'
import { describeApi } from '../open-api'
import { errorResponse } from './error-response'
import { createHash } from 'node:crypto'
import { checkEncoding } from './read-body'

const PRIVATE = 'no-store'

/** Any cache may store it, but must revalidate it each time. */
const SHARED = 'public, max-age=0, must-revalidate'

/**
 * Responds to a request to the API, with what the embedded API and the proxy have in common: malformed URLs, the documentation,
 * OPTIONS, and the response to an error. Never throws.
 * @param answer answers a call
 * @param toError replaces an error before it becomes a response
 */
export async function respond(
  request: Request,
  answer: (url: URL) => Promise<Response>,
  toError = (error: unknown) => error,
): Promise<Response> {
  try {
    return await finalizeResponse(request, (await answerWithoutCall(request)) ?? (await answer(new URL(request.url))))
  } catch (error) {
    const { body, ...init } = errorResponse(toError(error))
    return finalizeResponse(request, Response.json(body, init))
  }
}

async function answerWithoutCall({ url, method }: Request): Promise<Response | null> {
  const address = new URL(url)
  checkEncoding(address)
  const described = await describeApi(method, address.pathname)
  if (described) return described
  const allow = allowed(address.pathname)
  return method === 'OPTIONS' && allow ? new Response(null, { status: 204, headers: { allow } }) : null
}

/** Adds the headers that every API response has, and answers HEAD and conditional requests. */
async function finalizeResponse(request: Request, response: Response): Promise<Response> {
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

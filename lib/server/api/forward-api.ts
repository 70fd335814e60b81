import 'server-only'
import { ORPCError } from '@orpc/server'
import { failureAnswer } from './failure-answer'

/** Milliseconds. */
const TIME_LIMIT = 30_000

/** What of a request the API behind may know; cookies and the rest are this site's own. */
const PASSED_ON = ['authorization', 'content-type', 'if-match', 'if-none-match', 'accept-language']
const PASSED_BACK = ['content-type', 'etag', 'last-modified', 'retry-after', 'allow', 'cache-control']

/**
 * Passes a call on to the API at another address and its answer back. An API that cannot be
 * reached, does not answer in time or answers anything but JSON is a failure of our own shape.
 * @param base its address, without a trailing slash
 */
export async function forwardApi(request: Request, base: string): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  const withBody = request.method !== 'GET' && request.method !== 'HEAD'
  let answer: Response
  try {
    const body = withBody ? await request.arrayBuffer() : null
    const headers = pick(request.headers, PASSED_ON)
    const signal = AbortSignal.timeout(TIME_LIMIT)
    answer = await fetch(base + pathname + search, { method: request.method, headers, body, signal, redirect: 'manual', cache: 'no-store' })
  } catch (error) {
    const late = error instanceof DOMException && error.name === 'TimeoutError'
    return late
      ? failed(504, 'GATEWAY_TIMEOUT', 'The API did not answer in time')
      : failed(502, 'BAD_GATEWAY', 'The API cannot be reached')
  }
  const json = answer.headers.get('content-type')?.includes('json')
  if (!json && answer.status !== 204 && request.method !== 'HEAD') {
    return failed(502, 'BAD_GATEWAY', `The API answered ${answer.status} without JSON`)
  }
  return new Response(answer.body, { status: answer.status, headers: pick(answer.headers, PASSED_BACK) })
}

function failed(status: number, code: string, message: string): Response {
  const { headers, body } = failureAnswer(new ORPCError(code, { status, message }))
  return Response.json(body, { status, headers })
}

function pick(headers: Headers, names: string[]): Headers {
  return new Headers(names.flatMap((name) => (headers.has(name) ? [[name, headers.get(name) ?? '']] : []) as [string, string][]))
}

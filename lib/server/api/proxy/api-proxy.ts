import 'server-only'
import { allowed, callAt } from '../calls'
import { clientAddressOf } from '../../core/client-address'
import { throttleUpstreamSignIn } from '../throttle-upstream-sign-in'
import { describeApi } from '../docs'
import { fetchUpstream } from './upstream-fetch'
import { errorResponse } from '../error-response'
import { errors } from '../../core/errors'
import { finalizeResponse } from '../finalize-response'
import { validateUpstream } from './validate-upstream'
import { rateLimitOf, consume } from '../rate-limits'
import { checkDepth, checkEncoding, readBytes } from '../read-body'
import { capabilitiesOf } from './upstream-capabilities'
import { upstreamRequest } from './upstream-request'

/** Milliseconds; reading a product or storing a picture takes a while. */
const TIME_LIMIT = 30_000

/** What of a request the API behind may know; cookies and the rest are this site's own. */
const PASSED_ON = ['authorization', 'content-type', 'if-match', 'idempotency-key', 'accept-language']

/** Of these calls SPEC asks no more than success or error. */
const ANY_BODY = new Set(['admin.authCheck', 'posts.create', 'posts.update', 'posts.remove', 'posts.batchDelete', 'posts.batchHighlight'])

/** An API may know no suggestions; a search goes on without them, and the browser has nothing to complain of. */
const NO_SUGGESTIONS = { success: true, data: { posts: [], products: [], categories: [] } }

/**
 * Passes a call on to the API at another address, with no more than that API takes, and its answer back, in the
 * shapes of the contract.
 * Guesses of credentials and costly calls are limited for each client here too: to the API behind,
 * all clients are this site.
 * @param base its address, without a trailing slash
 */
export async function proxyApi(request: Request, base: string): Promise<Response> {
  try {
    return await finalizeResponse(request, await answer(request, base))
  } catch (error) {
    const { body, ...init } = errorResponse(request.signal.aborted ? errors.callerGone() : error)
    return finalizeResponse(request, Response.json(body, init))
  }
}

async function answer(request: Request, base: string): Promise<Response> {
  const url = new URL(request.url)
  checkEncoding(url)
  const described = await describeApi(request.method, url.pathname)
  if (described) return described
  const allow = allowed(url.pathname)
  if (request.method === 'OPTIONS' && allow) return new Response(null, { status: 204, headers: { allow } })
  const call = callAt(request.method, url.pathname)
  const clientAddress = clientAddressOf(request.headers)
  const guess = { authorization: request.headers.get('authorization'), clientAddress, isCheck: call?.name === 'admin.authCheck' }
  const rate = call && rateLimitOf(call, url)
  if (rate) await consume(rate, clientAddress)
  const given = { search: url.search, body: await readBytes(request, call?.maxBytes) }
  if (given.body && call?.body === 'application/json') checkDepth(given.body)
  try {
    const { search, body: sent } = call ? upstreamRequest(call, given, await capabilitiesOf(base)) : given
    const forwarded = await throttleUpstreamSignIn(guess, () =>
      fetchUpstream(new URL(base + url.pathname + search), {
        // What HEAD tells is that of the body in the contract's shape.
        method: request.method === 'HEAD' ? 'GET' : request.method,
        headers: passedOn(request, { clientAddress, hasBody: sent !== null }),
        body: sent,
        timeLimit: TIME_LIMIT,
        signal: request.signal,
        anyBody: call !== null && ANY_BODY.has(call.name),
      }),
    )
    const body = call ? await validateUpstream(call, forwarded.body, { request, base, given: given.body, sent }) : forwarded.body
    if (body === undefined) return new Response(null, { status: 204 })
    return Response.json(body, { status: forwarded.status === 201 ? 201 : 200 })
  } catch (error) {
    if (call?.name === 'search.suggest') return Response.json(NO_SUGGESTIONS)
    throw error
  }
}

function passedOn(request: Request, { clientAddress, hasBody }: { clientAddress: string | null; hasBody: boolean }): Headers {
  const headers = new Headers({ accept: 'application/json' })
  for (const name of PASSED_ON) {
    const value = request.headers.get(name)
    if (value !== null) headers.set(name, value)
  }
  if (!hasBody) headers.delete('content-type')
  if (clientAddress) headers.set('x-forwarded-for', clientAddress)
  return headers
}

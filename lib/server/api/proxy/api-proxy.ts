import { findCall } from '../calls'
import { clientAddressOf } from '../../core/request/client-address'
import { afterWrite } from '../../posts/after-write'
import { headerDigest, rememberAccepted } from '../../auth/credentials'
import { throttleSignIn } from '../access/throttle-sign-in'
import { fetchUpstream } from './upstream-fetch'
import { apiErrors } from '../api-errors'
import { respond } from '../request/respond'
import { isOwnApi } from './own-api'
import { validateUpstream } from './validate-upstream'
import { rateLimitOf, consume } from '../access/rate-limits'
import { checkDepth, readBytes } from '../request/read-body'
import { upstreamRequest } from './upstream-request'

type Guess = {
  authorization: string | null
  clientAddress: string | null
  /** Whether the call does nothing but check credentials. */
  isCheck: boolean
}

/** Milliseconds; reading a product or storing a picture takes a while. */
const TIME_LIMIT = 30_000

/** Request headers that the upstream API receives; cookies and all others stay here. */
const PASSED_ON = ['authorization', 'content-type', 'if-match', 'idempotency-key', 'accept-language']

/** Calls for which SPEC requires no more of a response than success or error. */
const ANY_BODY = new Set([
  'admin.authCheck',
  'posts.create',
  'posts.update',
  'posts.remove',
  'posts.batchDelete',
  'posts.batchHighlight',
])

/** The upstream API may lack suggestions; search works without them, and the browser should log no error. */
const NO_SUGGESTIONS = { success: true, data: { posts: [], products: [], categories: [] } }

/**
 * Forwards a call to the upstream API, reduced to what that API accepts, and returns its response in the shape of the contract.
 * Attempts to sign in and costly calls are rate-limited per client here too: to the upstream API, all clients are this site.
 * @param base URL of the upstream API, without a trailing slash
 */
export function proxyApi(request: Request, base: string): Promise<Response> {
  const toError = (error: unknown) => (request.signal.aborted ? apiErrors.clientClosedRequest() : error)
  return respond(request, (url) => answer(request, url, base), toError)
}

async function answer(request: Request, url: URL, base: string): Promise<Response> {
  const call = findCall(request.method, url.pathname)
  const clientAddress = clientAddressOf(request.headers)
  const guess = {
    authorization: request.headers.get('authorization'),
    clientAddress,
    isCheck: call.name === 'admin.authCheck',
  }
  const rate = rateLimitOf(call, url)
  if (rate) await consume(rate, clientAddress)
  const received = { search: url.search, body: await readBytes(request, call.maxBytes) }
  if (received.body && call.body === 'application/json') checkDepth(received.body)
  try {
    const { search, body: sent, size } = upstreamRequest(call, received, isOwnApi(base))
    const forwarded = await throttleUpstreamSignIn(guess, () =>
      fetchUpstream(new URL(base + url.pathname + search), {
        // HEAD describes the body in the shape of the contract, which needs the upstream body.
        method: request.method === 'HEAD' ? 'GET' : request.method,
        headers: passedOn(request, { clientAddress, hasBody: sent !== null }),
        body: sent,
        timeLimit: TIME_LIMIT,
        signal: request.signal,
        anyBody: ANY_BODY.has(call.name),
      }),
    )
    if (call.changesPages) await afterWrite()
    const body = await validateUpstream(call, forwarded.body, { request, base, input: received.body, sent, size })
    return Response.json(body, { status: forwarded.status === 201 ? 201 : 200 })
  } catch (error) {
    if (call.name === 'search.suggest') return Response.json(NO_SUGGESTIONS)
    throw error
  }
}

function passedOn(
  request: Request,
  { clientAddress, hasBody }: { clientAddress: string | null; hasBody: boolean },
): Headers {
  const headers = new Headers({ accept: 'application/json' })
  for (const name of PASSED_ON) {
    const value = request.headers.get(name)
    if (value !== null) headers.set(name, value)
  }
  if (!hasBody) headers.delete('content-type')
  if (clientAddress) headers.set('x-forwarded-for', clientAddress)
  return headers
}

/**
 * Sends a call whose credentials an upstream API checks. Credentials that its check has accepted do not count as guesses.
 * @throws 429 for a client that sent wrong ones too often; whatever `send` throws
 */
async function throttleUpstreamSignIn<T>(
  { authorization, clientAddress, isCheck }: Guess,
  send: () => Promise<T>,
): Promise<T> {
  const digest = headerDigest(authorization)
  if (!digest) return send()
  return throttleSignIn(
    { digest, clientAddress, isProof: isCheck, isWrong: (error) => provesWrong(error, isCheck) },
    async () => {
      const sent = await send()
      if (isCheck) rememberAccepted(digest)
      return sent
    },
  )
}

/** At a check, any error that is not the API's own means that the credentials are wrong. */
function provesWrong(error: unknown, isCheck: boolean): boolean {
  const { status = 500 } = error as { status?: number }
  return status === 401 || status === 403 || (isCheck && status < 500)
}

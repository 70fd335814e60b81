import { findCall, type Call } from '../calls'
import { clientAddressOf } from '../../core/request/client-address'
import { afterWrite } from '../../posts/after-write'
import { headerDigest, rememberAccepted } from '../../auth/credentials'
import { throttleSignIn } from '../access/throttle-sign-in'
import { fetchUpstream } from './upstream-fetch'
import { apiErrors } from '../api-errors'
import { respond } from '../request/respond'
import { isOwnApi } from './own-api'
import { rateLimitOf, consume } from '../access/rate-limits'
import { checkDepth, readBytes } from '../request/read-body'
import { upstreamRequest } from './upstream-request'
import type { AnyContractProcedure } from '@orpc/contract'
import { z } from 'zod'
import { contract } from '@/lib/contract/api'
import { looseNumber } from '@/lib/contract/fields/fields'
import { log } from '../../core/log'
import { reduceAnswer } from './reduce-answer'

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

type Origin = {
  request: Request
  base: string
  /** The caller's body, and what of it was forwarded. */
  input: Uint8Array | null
  sent: Uint8Array | null
  /** The number of items that the caller asked for. */
  size: number | null
}

/** Milliseconds. */
const READ_TIME_LIMIT = 10_000

/**
 * An upstream response in the shape of the contract: timestamps as ISO text, numbers as numbers, every field present, nothing else.
 * @throws 502 if it cannot be parsed as such, 404 for a draft that the caller may not see
 */
async function validateUpstream(call: Call, body: unknown, origin: Origin): Promise<unknown> {
  const [noun, verb] = call.name.split('.') as ['posts', 'list']
  const { outputSchema } = (contract[noun][verb] as AnyContractProcedure)['~orpc']
  const { url, headers } = origin.request
  const visible = reduceAnswer(await complete(call, body, origin), {
    call: call.name,
    address: url,
    authorization: headers.get('authorization'),
    size: origin.size,
  })
  const parsed = (outputSchema as z.ZodType).safeParse(visible)
  if (parsed.success) return parsed.data
  log.error(
    { call: call.name, issues: parsed.error.issues.slice(0, 5) },
    'a response of the API at API_BASE_URL does not match the contract',
  )
  throw apiErrors.badGateway('The API answered with something that this site cannot read')
}

const looseObject = z.looseObject({})
const looseAnswer = z
  .looseObject({
    message: z.string().catch(''),
    data: z.looseObject({ post: looseObject.optional().catch(undefined) }).catch({}),
  })
  .catch({ message: '', data: {} })

/**
 * SPEC requires little of responses to writes; the rest of the contract is filled in here. After an update that names its version
 * the caller needs the next one, so the post is read again; otherwise the caller knows what it sent.
 */
async function complete(call: Call, body: unknown, origin: Origin): Promise<unknown> {
  const answer = looseAnswer.parse(body ?? {})
  const { message, data } = answer
  if (call.name === 'posts.update' && !data.post) {
    const isVersioned = 'updated_at' in fieldsOf(origin.input)
    return { message, data: { post: { ...fieldsOf(origin.sent), ...(isVersioned && (await readPost(origin))) } } }
  }
  if (call.name === 'posts.create' && !data.post) {
    return { message, data: { post: { ...fieldsOf(origin.sent), id: data.id ?? answer.id ?? '' } } }
  }
  if (call.name === 'posts.batchDelete')
    return { message, deletedCount: looseNumber.parse(answer.deletedCount) ?? countOf(origin) }
  if (call.name === 'posts.batchHighlight')
    return { message, updatedCount: looseNumber.parse(answer.updatedCount) ?? countOf(origin) }
  return body
}

function fieldsOf(body: Uint8Array | null): Record<string, unknown> {
  return z
    .record(z.string(), z.unknown())
    .catch({})
    .parse(JSON.parse(new TextDecoder().decode(body ?? new Uint8Array()) || '{}'))
}

const countOf = ({ sent }: Origin) => z.array(z.unknown()).catch([]).parse(fieldsOf(sent).ids).length

/** The current state of an updated post; undefined if it cannot be read, since the update has succeeded all the same. */
async function readPost({ request, base }: Origin): Promise<object | undefined> {
  const authorization = request.headers.get('authorization')
  const read = fetchUpstream(new URL(base + new URL(request.url).pathname), {
    method: 'GET',
    headers: { accept: 'application/json', ...(authorization && { authorization }) },
    body: null,
    timeLimit: READ_TIME_LIMIT,
  })
  return read.then(
    ({ body }) => looseAnswer.parse(body).data.post,
    () => undefined,
  )
}

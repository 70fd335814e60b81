import 'server-only'
import { recordOutage } from '../../core/outage'
import { apiErrors } from '../api-errors'
import { learnApi } from './own-api'
import { upstreamError } from './upstream-error'

/** Bytes; more than any list of the contract needs. */
const MAX_ANSWER_BYTES = 64 * 1024 * 1024
const MAX_REDIRECTS = 3

export type UpstreamRequest = {
  method: string
  headers: HeadersInit
  body: BodyInit | null
  /** Milliseconds until the whole response must have arrived. */
  timeLimit: number
  signal?: AbortSignal | null
  /** Whether the body of a success may be anything and is not parsed. */
  anyBody?: boolean
}
/** A successful response; `body` is undefined if it had none. */
export type UpstreamResponse = { status: number; body: unknown }

/**
 * Sends a request to the upstream API and parses its response as JSON. Redirects are followed on the same origin only, so that
 * credentials do not leak.
 * @throws an API error for anything but success: the upstream status with its message, 503 if the API is unreachable, 504 after the
 *   time limit, 502 if a status other than 4xx comes without JSON
 */
export async function fetchUpstream(address: URL, request: UpstreamRequest): Promise<UpstreamResponse> {
  const limit = AbortSignal.timeout(request.timeLimit)
  const signal = request.signal ? AbortSignal.any([limit, request.signal]) : limit
  try {
    const answer = await follow(address, request, signal)
    learnApi(address, answer)
    const body = await readJson(answer, request.anyBody === true && answer.ok)
    const refused = answer.status >= 400 || isRefusal(body)
    if (refused) throw upstreamError(answer, body)
    return { status: answer.status, body }
  } catch (error) {
    throw toApiError(error, limit)
  }
}

async function follow(start: URL, { method, headers, body }: UpstreamRequest, signal: AbortSignal): Promise<Response> {
  let address = start
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const answer = await fetch(address, { method, headers, body, signal, redirect: 'manual', cache: 'no-store' })
    if (answer.status < 300 || answer.status === 304 || answer.status >= 400) return answer
    await answer.body?.cancel()
    const location = answer.headers.get('location') ?? ''
    const next = URL.canParse(location, address) ? new URL(location, address) : null
    const keepsMethod = method === 'GET' || method === 'HEAD' || answer.status === 307 || answer.status === 308
    if (next?.origin !== start.origin || !keepsMethod) throw apiErrors.badGateway('The API redirects to another site')
    address = next
  }
  throw apiErrors.badGateway('The API redirects too often')
}

async function readJson(answer: Response, anyBody: boolean): Promise<unknown> {
  const bytes = await readBounded(answer)
  if (bytes.length === 0) return undefined
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    // For 4xx responses the status is enough.
    if (anyBody || (answer.status >= 400 && answer.status < 500)) return undefined
    throw apiErrors.badGateway(`The API answered ${answer.status} without JSON`)
  }
}

async function readBounded(answer: Response): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of answer.body ?? []) {
    size += chunk.byteLength
    if (size > MAX_ANSWER_BYTES) throw apiErrors.badGateway('The API sent a response that is too large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** Some APIs report a failure only in the body. */
const isRefusal = (body: unknown) =>
  typeof body === 'object' && body !== null && (body as { success?: unknown }).success === false

function toApiError(error: unknown, limit: AbortSignal): unknown {
  if (limit.aborted || error instanceof TypeError) recordOutage()
  if (limit.aborted) return apiErrors.gatewayTimeout('The API did not answer in time')
  if (error instanceof TypeError) return apiErrors.unavailable('The API cannot be reached at the moment')
  return error
}

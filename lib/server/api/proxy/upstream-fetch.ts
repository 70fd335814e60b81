import 'server-only'
import { recordOutage } from '../../core/outage'
import { errors } from '../../core/errors'
import { upstreamError } from './upstream-error'

/** Bytes; more than any list of the contract takes. */
const MAX_ANSWER_BYTES = 64 * 1024 * 1024
const MAX_REDIRECTS = 3

export type UpstreamRequest = {
  method: string
  headers: HeadersInit
  body: BodyInit | null
  /** Milliseconds until the whole answer must be here. */
  timeLimit: number
  signal?: AbortSignal | null
  /** Whether a success may have a body of any kind, which is then not read. */
  anyBody?: boolean
}
/** An answer that was a success; `body` is undefined where there was none. */
export type UpstreamResponse = { status: number; body: unknown }

/**
 * Sends a request to the API at another address and reads its answer as JSON. A redirect is followed
 * on the same origin alone, so that credentials stay with whom they are for.
 * @throws a failure of our own shape for whatever is not a success: the API's own status with its
 * message, 503 where it cannot be reached, 504 where it takes too long, 502 where another status than
 * 4xx comes without JSON.
 */
export async function fetchUpstream(address: URL, request: UpstreamRequest): Promise<UpstreamResponse> {
  const limit = AbortSignal.timeout(request.timeLimit)
  const signal = request.signal ? AbortSignal.any([limit, request.signal]) : limit
  try {
    const answer = await follow(address, request, signal)
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
    if (next?.origin !== start.origin || !keepsMethod) throw errors.badGateway('The API sends its callers elsewhere')
    address = next
  }
  throw errors.badGateway('The API keeps sending its callers on')
}

async function readJson(answer: Response, anyBody: boolean): Promise<unknown> {
  const bytes = await readBounded(answer)
  if (bytes.length === 0) return undefined
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    // What a caller did wrong, the status alone tells too.
    if (anyBody || (answer.status >= 400 && answer.status < 500)) return undefined
    throw errors.badGateway(`The API answered ${answer.status} without JSON`)
  }
}

async function readBounded(answer: Response): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of answer.body ?? []) {
    size += chunk.byteLength
    if (size > MAX_ANSWER_BYTES) throw errors.badGateway('The API answered with more than can be taken')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** Some APIs say in the body alone that they did not do it. */
const isRefusal = (body: unknown) => typeof body === 'object' && body !== null && (body as { success?: unknown }).success === false

function toApiError(error: unknown, limit: AbortSignal): unknown {
  if (limit.aborted || error instanceof TypeError) recordOutage()
  if (limit.aborted) return errors.timedOut('The API did not answer in time')
  if (error instanceof TypeError) return errors.unavailable('The API cannot be reached at the moment')
  return error
}

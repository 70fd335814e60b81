import { failureSchema } from '@/lib/contract/failure-schema'
import { recordOutage } from '../../core/outage'
import { apiErrors, type ApiError } from '../api-errors'
import { learnApi } from './own-api'
import { readBounded } from '../request/read-body'
import { ORPCError } from '@orpc/server'
import { z } from 'zod'

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
  const bytes = await readBounded(answer.body, MAX_ANSWER_BYTES, () =>
    apiErrors.badGateway('The API sent a response that is too large'),
  )
  if (bytes.length === 0) return undefined
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    // For 4xx responses the status is enough.
    if (anyBody || (answer.status >= 400 && answer.status < 500)) return undefined
    throw apiErrors.badGateway(`The API answered ${answer.status} without JSON`)
  }
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

const sentence = z.string().trim().min(1).max(500)

/** Where APIs put the error message: as ours does, and as common frameworks do. */
const bodySchema = z.union([
  z.object({ message: sentence }).transform(({ message }) => message),
  z
    .object({ error: z.union([sentence, z.object({ message: sentence }).transform((error) => error.message)]) })
    .transform(({ error }) => error),
  z
    .object({
      detail: z.union([
        sentence,
        z
          .array(z.object({ msg: sentence }))
          .min(1)
          .transform(([first]) => first?.msg ?? ''),
      ]),
    })
    .transform(({ detail }) => detail),
])

const CODES: Record<number, string> = {
  400: 'BAD_REQUEST',
  401: 'UNAUTHORIZED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_ALLOWED',
  409: 'CONFLICT',
  410: 'GONE',
  413: 'PAYLOAD_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  422: 'UNPROCESSABLE_CONTENT',
  429: 'TOO_MANY_REQUESTS',
  503: 'UNAVAILABLE',
  504: 'GATEWAY_TIMEOUT',
}

/** An upstream error as one of ours: its status, its message if it has one, its code. */
function upstreamError(answer: Response, body: unknown): ApiError {
  const status = answer.status > 599 ? 502 : Math.max(400, answer.status)
  const message = bodySchema.safeParse(body)
  const code = z.object({ code: z.string().regex(/^[A-Z][A-Z_]{1,40}$/) }).safeParse(body)
  const { data: issues } = failureSchema.pick({ issues: true }).safeParse(body)
  const { data: conflict } = failureSchema.pick({ conflict: true }).safeParse(body)
  const retryAfter = Number(answer.headers.get('retry-after') ?? Number.NaN)
  const allow = answer.headers.get('allow')
  return new ORPCError(code.data?.code ?? CODES[status] ?? (status >= 500 ? 'BAD_GATEWAY' : 'BAD_REQUEST'), {
    status,
    message: message.data ?? `The API answered ${answer.status}`,
    data: {
      ...(issues?.issues && { issues: issues.issues }),
      ...(conflict?.conflict && { conflict: conflict.conflict }),
      ...(Number.isFinite(retryAfter) && { retryAfter }),
      ...(allow && { allow }),
    },
  })
}

import { ORPCError } from '@orpc/server'
import type { Failure } from '@/lib/contract/failure'
import type { DomainError, DomainErrorKind } from '../core/errors'

type ErrorData = Partial<Pick<Failure, 'issues' | 'conflict' | 'product'>> & {
  /** Seconds to wait, sent as the Retry-After header. */
  retryAfter?: number
  /** Methods that the URL accepts, sent as the Allow header. */
  allow?: string
}
export type ApiError = ORPCError<string, ErrorData | undefined>

const apiError = (status: number, code: string, message: string, data?: ErrorData): ApiError =>
  new ORPCError(code, { status, message, data })

/** Seconds after which a client may retry while a dependency is unavailable. */
const UNAVAILABLE_RETRY_SECONDS = 5

/** The errors of HTTP and of the API itself: each has a status, a code and a plain sentence. */
export const apiErrors = {
  callNotFound: (method: string, path: string) => apiError(404, 'NOT_FOUND', `There is no ${method} ${path}`),
  methodNotAllowed: (method: string, path: string, allow: string) =>
    apiError(405, 'METHOD_NOT_ALLOWED', `${path} does not take ${method}; it takes ${allow}`, { allow }),
  malformedUrl: () => apiError(400, 'BAD_REQUEST', 'The address holds malformed percent-encoding'),
  badBody: (message: string) => apiError(400, 'BAD_REQUEST', message),
  badField: (path: string, message: string) =>
    apiError(400, 'BAD_REQUEST', `${path} ${message}`, { issues: [{ path, message }] }),
  badPicture: (message: string) => apiError(400, 'BAD_REQUEST', message, { issues: [{ path: 'image', message }] }),
  unsupportedMediaType: (expectedType: string) =>
    apiError(415, 'UNSUPPORTED_MEDIA_TYPE', `The body must be sent as ${expectedType}`),
  tooLarge: (limit: number) => apiError(413, 'PAYLOAD_TOO_LARGE', `The body has more than ${limit} bytes`),

  unreadable: (status: number, code: string, message: string) => apiError(status, code, message),
  unauthorized: (message: string) => apiError(401, 'UNAUTHORIZED', message),

  forbidden: (message: string) => apiError(403, 'FORBIDDEN', message),
  tooManyRequests: (message: string, retryAfter: number) => apiError(429, 'TOO_MANY_REQUESTS', message, { retryAfter }),
  unavailable: (message: string) => apiError(503, 'UNAVAILABLE', message, { retryAfter: UNAVAILABLE_RETRY_SECONDS }),
  gatewayTimeout: (message: string) => apiError(504, 'GATEWAY_TIMEOUT', message),
  clientClosedRequest: () => apiError(499, 'CALLER_GONE', 'The caller did not wait for the answer'),
  badGateway: (message: string) => apiError(502, 'BAD_GATEWAY', message),
  internal: () => apiError(500, 'INTERNAL_SERVER_ERROR', 'Something went wrong on our side'),
}

const HTTP_OF: Record<DomainErrorKind, [status: number, code: string]> = {
  'not-found': [404, 'NOT_FOUND'],
  gone: [410, 'GONE'],
  exists: [409, 'PRODUCT_EXISTS'],
  'author-exists': [409, 'AUTHOR_EXISTS'],
  'not-published': [409, 'NOT_PUBLISHED'],
  'list-full': [409, 'LIST_FULL'],
  conflict: [409, 'CONFLICT'],
  'slug-taken': [409, 'SLUG_TAKEN'],
  invalid: [400, 'BAD_REQUEST'],
  unavailable: [503, 'UNAVAILABLE'],
}

/** Maps an error of the domain to HTTP; the only place that does. */
export function fromDomainError({ kind, message, detail }: DomainError): ApiError {
  if (kind === 'unavailable') return apiErrors.unavailable(message)
  const [status, code] = HTTP_OF[kind]
  return apiError(status, code, message, detail)
}

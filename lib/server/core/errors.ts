import 'server-only'
import { ORPCError } from '@orpc/server'
import type { Failure } from '@/lib/contract/failure'

type Detail = Partial<Pick<Failure, 'issues' | 'conflict'>> & {
  /** Seconds to wait, for the Retry-After header. */
  retryAfter?: number
  /** Methods that the address takes, for the Allow header. */
  allow?: string
}
export type ApiFailure = ORPCError<string, Detail | undefined>

const failWith = (status: number, code: string, message: string, data?: Detail): ApiFailure =>
  new ORPCError(code, { status, message, data })

/** Seconds after which a caller may expect a part that is away to be back. */
const AWAY_RETRY_SECONDS = 5

/** The failures that calls answer with; each is an HTTP status, a code and a plain sentence. */
export const failures = {
  noSuchCall: (method: string, path: string) => failWith(404, 'NOT_FOUND', `There is no ${method} ${path}`),
  wrongMethod: (method: string, path: string, allow: string) =>
    failWith(405, 'METHOD_NOT_ALLOWED', `${path} does not take ${method}; it takes ${allow}`, { allow }),
  badAddress: () => failWith(400, 'BAD_REQUEST', 'The address holds malformed percent-encoding'),
  badBody: (message: string) => failWith(400, 'BAD_REQUEST', message),
  badField: (path: string, message: string) =>
    failWith(400, 'BAD_REQUEST', `${path} ${message}`, { issues: [{ path, message }] }),
  badPicture: (message: string) =>
    failWith(400, 'BAD_REQUEST', message, { issues: [{ path: 'image', message }] }),
  wrongType: (wanted: string) => failWith(415, 'UNSUPPORTED_MEDIA_TYPE', `The body must be sent as ${wanted}`),
  tooLarge: (limit: number) => failWith(413, 'PAYLOAD_TOO_LARGE', `The body has more than ${limit} bytes`),

  postNotFound: () => failWith(404, 'NOT_FOUND', 'Post not found'),
  postGone: () => failWith(410, 'GONE', 'This post was deleted'),
  deletedPostNotFound: () => failWith(404, 'NOT_FOUND', 'No post with this id can be restored'),
  versionNotFound: () => failWith(404, 'NOT_FOUND', 'This version of the post is not kept'),
  unreadable: (status: number, code: string, message: string) => failWith(status, code, message),
  synonymNotFound: () => failWith(404, 'NOT_FOUND', 'Synonym not found'),
  productNotFound: () => failWith(404, 'NOT_FOUND', 'Product not found'),
  programmeNotFound: () => failWith(404, 'NOT_FOUND', 'This shop has no affiliate programme'),
  productThere: (message: string) => failWith(409, 'PRODUCT_EXISTS', message),
  unauthorized: (message: string) => failWith(401, 'UNAUTHORIZED', message),
  notPublished: (message: string) => failWith(409, 'NOT_PUBLISHED', message),
  listFull: (message: string) => failWith(409, 'LIST_FULL', message),
  stale: (message: string, conflict: NonNullable<Failure['conflict']>) =>
    failWith(409, 'CONFLICT', message, { conflict, issues: [{ path: 'updated_at', message: `is ${conflict.updated_at} now` }] }),

  tooMany: (message: string, retryAfter: number) => failWith(429, 'TOO_MANY_REQUESTS', message, { retryAfter }),
  unavailable: (message: string) => failWith(503, 'UNAVAILABLE', message, { retryAfter: AWAY_RETRY_SECONDS }),
  timedOut: (message: string) => failWith(504, 'GATEWAY_TIMEOUT', message),
  callerGone: () => failWith(499, 'CALLER_GONE', 'The caller did not wait for the answer'),
  badGateway: (message: string) => failWith(502, 'BAD_GATEWAY', message),
  ourFault: () => failWith(500, 'INTERNAL_SERVER_ERROR', 'Something went wrong on our side'),
}

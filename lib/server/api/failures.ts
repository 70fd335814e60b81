import 'server-only'
import { ORPCError } from '@orpc/server'

/** The failures that calls answer with; each is an HTTP status, a code and a plain sentence. */
export const failures = {
  postNotFound: () => new ORPCError('NOT_FOUND', { message: 'Post not found' }),
  postGone: () => new ORPCError('GONE', { status: 410, message: 'This post was deleted' }),
  productNotFound: () => new ORPCError('NOT_FOUND', { message: 'Product not found' }),
  unauthorized: (message: string) => new ORPCError('UNAUTHORIZED', { message }),
  badField: (path: string, message: string) =>
    new ORPCError('BAD_REQUEST', { message: `${path}: ${message}`, data: { issues: [{ path: [path], message }] } }),
  conflict: (message: string) => new ORPCError('CONFLICT', { message }),
  tooMany: (message: string, retryAfter: number) => new ORPCError('TOO_MANY_REQUESTS', { message, data: { retryAfter } }),
  notImplemented: (message: string) => new ORPCError('NOT_IMPLEMENTED', { message }),
}

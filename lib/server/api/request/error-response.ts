import { ORPCError, ValidationError } from '@orpc/server'
import { z } from 'zod'
import type { Failure } from '@/lib/contract/failure'
import { failureSchema } from '@/lib/contract/failure-schema'
import { databaseFaultOf } from '../../db/open/database-fault'
import { recordOutage } from '../../core/outage'
import { isPicturesAway, PictureError } from '../../images/stored-pictures'
import { log } from '../../core/log'
import { isDomainError } from '../../core/errors'
import { apiErrors, fromDomainError } from '../api-errors'

/** Parts of the input as oRPC names them; callers only know the names of fields. */
const PLACES = new Set<unknown>(['params', 'body', 'query', 'headers'])

const detailSchema = z
  .object({
    issues: z
      .array(z.object({ path: z.union([z.string(), z.array(z.unknown())]).catch([]), message: z.string() }))
      .catch([]),
    conflict: failureSchema.shape.conflict.catch(undefined),
    product: failureSchema.shape.product.catch(undefined),
    retryAfter: z.number().optional().catch(undefined),
    allow: z.string().optional().catch(undefined),
  })
  .catch({ issues: [] })

/** The body of an error response: a sentence and a code, never a stack trace. */
function errorBody(error: ORPCError<string, unknown>): Failure {
  const { issues: raw, conflict, product } = detailSchema.parse(error.data)
  const issues = raw.map(({ path, message }) => ({ path: nameOf(path), message }))
  const first = issues[0]
  const message = first && isInvalidInput(error) ? `${first.path || 'The body'} ${first.message}` : error.message
  return {
    success: false,
    message,
    code: error.code,
    ...(issues.length > 0 && { issues }),
    ...(conflict && { conflict }),
    ...(product && { product }),
  }
}

function nameOf(path: string | unknown[]): string {
  return typeof path === 'string' ? path : path.filter((part, depth) => depth > 0 || !PLACES.has(part)).join('.')
}

function isInvalidInput(error: ORPCError<string, unknown>): boolean {
  return error.cause instanceof ValidationError && error.code === 'BAD_REQUEST'
}

/** The status, headers and body of the response to an error. */
export function errorResponse(error: unknown): { status: number; headers: Record<string, string>; body: Failure } {
  const known = toApiError(error)
  const { retryAfter, allow } = detailSchema.parse(known.data)
  const headers = { ...(retryAfter && { 'retry-after': String(Math.ceil(retryAfter)) }), ...(allow && { allow }) }
  return { status: known.status, headers, body: errorBody(known) }
}

/**
 * Maps any error to the one that callers see: API errors as they are, errors of the domain by their kind, an unavailable or full database as 503, anything else as 500,
 * which is logged.
 */
export function toApiError(error: unknown): ORPCError<string, unknown> {
  if (isDomainError(error)) return fromDomainError(error)
  if (error instanceof ORPCError) {
    if (!(error.cause instanceof ValidationError) || error.code !== 'INTERNAL_SERVER_ERROR') return error
    log.error({ err: error.cause, issues: error.cause.issues }, 'a response does not match the contract')
    return apiErrors.internal()
  }
  if (error instanceof PictureError) return apiErrors.badPicture(error.message)
  if (isPicturesAway(error)) {
    log.warn({ err: loggable(error.cause) }, 'a call failed: the picture store is unavailable')
    return apiErrors.unavailable('The pictures cannot be reached at the moment')
  }
  const fault = databaseFaultOf(error)
  if (fault === 'away' || fault === 'full') {
    recordOutage()
    log.warn({ err: loggable(error) }, 'a call failed: the database is unavailable')
  }
  if (fault === 'value') return apiErrors.badBody('The request holds a value that cannot be stored')
  if (fault === 'full') return apiErrors.unavailable('The disk is full; nothing can be saved at the moment')
  if (fault === 'away') return apiErrors.unavailable('The database cannot be reached at the moment')
  log.error({ err: loggable(error) }, 'a call failed')
  return apiErrors.internal()
}

/** What is logged of an error: its origin, without the values of a query. */
function loggable(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  if ('params' in error && error.cause) return loggable(error.cause)
  const { name, message, stack } = error
  return { name, message, stack, code: (error as { code?: unknown }).code }
}

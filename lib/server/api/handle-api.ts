import 'server-only'
import { OpenAPIHandler } from '@orpc/openapi/fetch'
import { ORPCError, ValidationError } from '@orpc/server'
import { z } from 'zod'
import type { Failure } from '@/lib/contract/failure'
import { MAX_JSON_BYTES, MAX_UPLOAD_BYTES } from '@/lib/contract/limits'
import { log } from '../log'
import { openApiDocument } from './open-api'
import { router } from './router'

const handler = new OpenAPIHandler(router, {
  customErrorResponseBodyEncoder: failureBody,
  interceptors: [
    async ({ next }) => {
      try {
        return await next()
      } catch (error) {
        throw namedFailure(error)
      }
    },
  ],
})

/** The body of a failure, whatever it is: a status, a sentence and a code, never a stack trace. */
function failureBody(error: ORPCError<string, unknown>): Failure {
  const issues = issuesOf(error)
  const first = issues[0]
  const message = first && error.code === 'BAD_REQUEST' ? `${first.path}: ${first.message}`.replace(/^: /, '') : error.message
  return { success: false, message, code: error.code, ...(issues.length > 0 && { issues }) }
}

function issuesOf(error: ORPCError<string, unknown>): NonNullable<Failure['issues']> {
  const { issues } = z
    .object({ issues: z.array(z.object({ path: z.array(z.unknown()).catch([]), message: z.string() })).catch([]) })
    .catch({ issues: [] })
    .parse(error.data)
  return issues.map((issue) => ({
    path: issue.path.filter((part) => !['params', 'body', 'query', 'headers'].includes(String(part))).join('.'),
    message: issue.message,
  }))
}

/** What the caller is told: our own failures as they are, anything else as a fault of ours. */
function namedFailure(error: unknown): unknown {
  if (error instanceof ORPCError && !(error.cause instanceof ValidationError && error.code === 'INTERNAL_SERVER_ERROR')) return error
  log.error({ err: error instanceof ORPCError ? error.cause : error }, 'a call failed')
  return new ORPCError('INTERNAL_SERVER_ERROR', { message: 'Something went wrong on our side' })
}

/** Answers one call of the embedded API: a Response for every Request, whatever it holds. */
export async function handleApi(request: Request): Promise<Response> {
  const url = new URL(request.url)
  if (request.method === 'GET' && url.pathname === '/api/openapi.json') return Response.json(await openApiDocument())
  const refused = refuseBody(request)
  if (refused) return refused
  const context = { authorization: request.headers.get('authorization') }
  const { matched, response } = await handler.handle(request, { prefix: '/api', context })
  return matched ? response : failure(404, 'NOT_FOUND', `There is no ${request.method} ${url.pathname}`)
}

function refuseBody(request: Request): Response | null {
  if (request.method === 'GET' || request.method === 'HEAD') return null
  const multipart = request.headers.get('content-type')?.startsWith('multipart/form-data')
  const limit = multipart ? MAX_UPLOAD_BYTES + 64 * 1024 : MAX_JSON_BYTES
  const length = Number(request.headers.get('content-length') ?? 0)
  if (length <= limit) return null
  return failure(413, 'PAYLOAD_TOO_LARGE', `The body has ${length} bytes; at most ${limit} are accepted`)
}

/** An answer with the body of a failure. */
export function failure(status: number, code: string, message: string): Response {
  return Response.json({ success: false, message, code } satisfies Failure, { status })
}

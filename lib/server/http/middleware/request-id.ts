import 'server-only'
import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { env } from '../../core/env'
import { requestContext } from '../../core/request-context'

const REQUEST_ID = 'x-request-id'

const PLAUSIBLE = /^[\w.:-]{8,100}$/

/** Gives a request an id, which its answer and its lines in the log carry; a trusted proxy's own is kept. */
export function identify(request: IncomingMessage, response: ServerResponse): void {
  const given = env().TRUSTED_PROXIES ? String(request.headers[REQUEST_ID] ?? '') : ''
  const requestId = PLAUSIBLE.test(given) ? given : randomUUID()
  request.headers[REQUEST_ID] = requestId
  response.setHeader(REQUEST_ID, requestId)
  requestContext.enterWith({ requestId })
}

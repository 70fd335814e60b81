import 'server-only'
import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { env } from '../../core/env'
import { requestContext } from '../../core/request-context'

const REQUEST_ID = 'x-request-id'

const VALID_ID = /^[\w.:-]{8,100}$/

/** Gives a request an id, which its response and its log lines carry; the id of a trusted proxy is used as it is. */
export function setRequestId(request: IncomingMessage, response: ServerResponse): void {
  const given = env().TRUSTED_PROXIES ? String(request.headers[REQUEST_ID] ?? '') : ''
  const requestId = VALID_ID.test(given) ? given : randomUUID()
  request.headers[REQUEST_ID] = requestId
  response.setHeader(REQUEST_ID, requestId)
  requestContext.enterWith({ requestId })
}

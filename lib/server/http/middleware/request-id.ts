import 'server-only'
import { randomUUID } from 'node:crypto'
import { env } from '../../core/env'
import { requestContext } from '../../core/log'
import type { Middleware } from '../exchange'

const REQUEST_ID = 'x-request-id'

const VALID_ID = /^[\w.:-]{8,100}$/

/** Gives a request an id, which its response and its log lines carry; the id of a trusted proxy is used as it is. */
export const requestId: Middleware = ({ request, response }, next) => {
  const given = env().TRUSTED_PROXIES ? String(request.headers[REQUEST_ID] ?? '') : ''
  const id = VALID_ID.test(given) ? given : randomUUID()
  request.headers[REQUEST_ID] = id
  response.setHeader(REQUEST_ID, id)
  return requestContext.run({ requestId: id }, next)
}

import { StandardOpenAPIHandler } from '@orpc/openapi/standard'
import { API_VERSION, API_VERSION_HEADER, VISITORS } from '@/lib/contract/base-calls'
import { authenticate } from './access/authenticate'
import { findCall, type Call } from './calls'
import { clientAddressOf } from '../core/request/client-address'
import { errorResponse } from './request/error-response'
import { apiErrors } from './api-errors'
import { rateLimitOf, consume } from './access/rate-limits'
import { readBody } from './request/read-body'
import { respond } from './request/respond'
import { router } from './router'
import { identitySettings } from '../core/env'

const handler = new StandardOpenAPIHandler(router, {
  interceptors: [
    async ({ next }) => {
      try {
        return await next()
      } catch (error) {
        return { matched: true, response: errorResponse(error) }
      }
    },
  ],
})

/** Handles a request to the embedded API; never throws. */
export async function handleApi(request: Request): Promise<Response> {
  const response = await respond(request, (url) => answer(request, url))
  response.headers.set(API_VERSION_HEADER, identitySettings() ? `${API_VERSION}; ${VISITORS}` : API_VERSION)
  return response
}

async function answer(request: Request, url: URL): Promise<Response> {
  const call = findCall(request.method, url.pathname)
  const authorization = request.headers.get('authorization')
  const clientAddress = clientAddressOf(request.headers)
  const caller = await authenticate(call.access, authorization, clientAddress)
  const rate = rateLimitOf(call, url)
  if (rate) await consume(rate, clientAddress)
  const { response } = await handler.handle(await plainRequest(request, url, call), {
    prefix: '/api',
    context: { authorization, clientAddress, caller, headers: request.headers },
  })
  if (!response) throw apiErrors.callNotFound(request.method, url.pathname)
  return Response.json(response.body, { status: response.status, headers: response.headers as Record<string, string> })
}

const ACCEPTED_HEADERS = new Set(['if-match', 'idempotency-key'])

/** The request reduced to what its call accepts: known query parameters, known headers, and a body read within its limit. */
async function plainRequest(request: Request, url: URL, call: Call) {
  const plain = new URL(url)
  for (const key of new Set(url.searchParams.keys())) if (!call.queryKeys.has(key)) plain.searchParams.delete(key)
  const body = await readBody(request, call)
  return {
    method: call.method,
    url: plain,
    headers: Object.fromEntries([...request.headers].filter(([name]) => ACCEPTED_HEADERS.has(name))),
    body: async () => body,
    signal: request.signal,
  }
}

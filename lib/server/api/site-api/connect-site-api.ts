import { setTimeout } from 'node:timers/promises'
import { createORPCClient } from '@orpc/client'
import { ResponseValidationPlugin } from '@orpc/contract/plugins'
import { OpenAPILink } from '@orpc/openapi-client/fetch'
import { createRouterClient } from '@orpc/server'
import { contract } from '@/lib/contract/api'
import { env } from '../../core/env'
import { apiErrors } from '../api-errors'
import { countRenderEffect } from '../../core/request/render-context'
import { callNamed } from '../calls'
import { toApiError } from '../request/error-response'
import { reduceAnswer } from '../proxy/reduce-answer'
import { hasOwnApi, isOwnApi, storesVisitorLists } from '../proxy/own-api'
import { fetchUpstream } from '../proxy/upstream-fetch'
import { upstreamRequest } from '../proxy/upstream-request'
import { router } from '../router'
import type { SiteApi, SiteApiCaller, SiteApiProvider } from './site-api'

/** Provides the embedded API, or the one at API_BASE_URL. */
export const siteApiProvider: SiteApiProvider = { connect, isWhole: hasOwnApi, storesLists: storesVisitorLists }

/** Milliseconds. */
const RETRY_PAUSE = 200

function connect(caller: SiteApiCaller): SiteApi {
  const { API_BASE_URL } = env()
  if (!API_BASE_URL)
    return createRouterClient(router, {
      context: { authorization: caller.authorization },
      interceptors: [withApiErrors],
    })
  // Changes in another API are not announced to this site.
  countRenderEffect()
  return externalApi(API_BASE_URL, caller)
}

function externalApi(base: string, { authorization, deadline }: SiteApiCaller): SiteApi {
  return createORPCClient(
    new OpenAPILink(contract, {
      url: `${base}/api`,
      headers: authorization ? { authorization } : {},
      interceptors: [withApiErrors],
      plugins: [new ResponseValidationPlugin(contract)],
      fetch: async (request, _init, _options, path) => {
        const { method, headers, signal } = request
        const call = callNamed(path.join('.'))
        const address = new URL(request.url)
        const settings = {
          search: address.search,
          body: method === 'GET' ? null : new Uint8Array(await request.arrayBuffer()),
        }
        const { search, body, size } = upstreamRequest(call, settings, isOwnApi(base))
        address.search = search
        const send = () => {
          const timeLimit = Math.ceil(deadline - performance.now())
          if (timeLimit <= 0) throw apiErrors.gatewayTimeout('The API did not answer in time')
          return fetchUpstream(address, { method, headers, body, signal, timeLimit, anyBody: true })
        }
        const answer = await (method === 'GET' ? twice(send) : send())
        return Response.json(reduceAnswer(answer.body, { call: call.name, address: address.href, authorization, size }))
      },
    }),
  )
}

/** Sends a call that reads, and once more if it fails and was not refused, as queries of the browser do. */
async function twice<T>(send: () => Promise<T>): Promise<T> {
  try {
    return await send()
  } catch (error) {
    const { status = 500 } = error as { status?: number }
    if (status < 500) throw error
    await setTimeout(RETRY_PAUSE)
    return send()
  }
}

async function withApiErrors<T>({ next }: { next: () => Promise<T> }): Promise<T> {
  try {
    return await next()
  } catch (error) {
    throw toApiError(error)
  }
}

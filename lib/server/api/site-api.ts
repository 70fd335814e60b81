import 'server-only'
import { createORPCClient } from '@orpc/client'
import type { ContractRouterClient } from '@orpc/contract'
import { ResponseValidationPlugin } from '@orpc/contract/plugins'
import { OpenAPILink } from '@orpc/openapi-client/fetch'
import { createRouterClient, ORPCError } from '@orpc/server'
import { contract } from '@/lib/contract/api'
import { env } from '../core/env'
import { countRenderEffect } from '../core/shared-render.mjs'
import { callNamed } from './calls'
import { fetchUpstream } from './proxy/upstream-fetch'
import { errors } from '../core/errors'
import { pageDeadline } from './page-deadline'
import { router } from './router'
import { filterDrafts } from './proxy/filter-drafts'
import { capabilitiesOf } from './proxy/upstream-capabilities'
import { upstreamRequest } from './proxy/upstream-request'

export type SiteApi = ContractRouterClient<typeof contract>

/**
 * The API as pages call it: the embedded one in this process, or the one at API_BASE_URL.
 * @param authorization the admin's header, where drafts may be seen; null sees what visitors see.
 */
export function siteApi(authorization: string | null = null): SiteApi {
  const { API_BASE_URL } = env()
  if (!API_BASE_URL) return createRouterClient(router, { context: { authorization } })
  // What changes there is not heard of here.
  countRenderEffect()
  return externalApi(API_BASE_URL, authorization)
}

function externalApi(base: string, authorization: string | null): SiteApi {
  return createORPCClient(
    new OpenAPILink(contract, {
      url: `${base}/api`,
      headers: authorization ? { authorization } : {},
      plugins: [new ResponseValidationPlugin(contract)],
      fetch: async (request, _init, _options, path) => {
        const { method, headers, signal } = request
        const deadline = pageDeadline()
        const call = callNamed(path.join('.'))
        const address = new URL(request.url)
        const given = { search: address.search, body: method === 'GET' ? null : new Uint8Array(await request.arrayBuffer()) }
        const { search, body } = upstreamRequest(call, given, await capabilitiesOf(base))
        address.search = search
        const timeLimit = Math.ceil(deadline - performance.now())
        if (timeLimit <= 0) throw errors.timedOut('The API did not answer in time')
        const answer = await fetchUpstream(address, { method, headers, body, signal, timeLimit, anyBody: true })
        return Response.json(filterDrafts(answer.body, { call: call.name, address: address.href, authorization }))
      },
    }),
  )
}

/** Whether a call failed because what it asked for is not there, is no longer, or never could be. */
export function isMissing(error: unknown): boolean {
  return error instanceof ORPCError && [400, 404, 410].includes(error.status)
}

/** Whether a call failed because what it asked for was deleted. */
export function isGone(error: unknown): boolean {
  return error instanceof ORPCError && error.status === 410
}

/** Whether a call failed because its credentials are not the admin's. */
export function isRefused(error: unknown): boolean {
  return error instanceof ORPCError && (error.status === 401 || error.status === 403)
}

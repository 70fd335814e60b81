import type { ServerResponse } from 'node:http'
import { env, siteUrl } from '../../core/env'
import { lifecycleStage } from '../../core/lifecycle'
import { isOutage } from '../../core/outage'
import { renderContext, RETRY_SECONDS } from '../../core/request/render-context'
import { contentSecurityPolicy } from '../responses/content-security-policy'
import type { Middleware } from '../exchange'
import { NO_PAGE_POLICY, SECURITY_HEADERS } from '../responses/send'
import { outagePage } from '../responses/error-page'

const DEFAULTS = Object.entries(SECURITY_HEADERS)

/**
 * Sets the headers that every response has, no matter who writes it: Next sets none on its own error responses and files. While the
 * process stops, connections close after their response; during an outage a failed page answers 503 with Retry-After, as does a
 * page without one of its parts.
 */
export const securityHeaders: Middleware = ({ response, match }, next) => {
  response.beforeHead((head) => {
    const { status } = renderContext.getStore() ?? {}
    if (head.status === 500 && isOutage()) {
      head.status = 503
      head.body = outagePage(response)
    } else if (status && head.status === 200 && isPage(response)) {
      head.status = status
      response.setHeader('cache-control', 'no-store')
      if (status >= 500) response.setHeader('retry-after', RETRY_SECONDS)
    }
    if (match?.route.hasOpener) response.setHeader('cross-origin-opener-policy', 'unsafe-none')
    addDefaultHeaders(response, head.status)
  })
  return next()
}

function addDefaultHeaders(response: ServerResponse, status: number): void {
  if (lifecycleStage() === 'stopping') response.setHeader('connection', 'close')
  const missing = (name: string) => !response.hasHeader(name)
  for (const [name, value] of DEFAULTS) if (missing(name)) response.setHeader(name, value)
  const transport = 'strict-transport-security'
  if (env().HSTS_SECONDS > 0 && isHttps(response) && missing(transport))
    response.setHeader(transport, `max-age=${env().HSTS_SECONDS}; includeSubDomains`)
  // A 304 has no content type: a policy on it would replace that of the page in the browser cache.
  if (status !== 304 && missing('content-security-policy'))
    response.setHeader('content-security-policy', isPage(response) ? pagePolicy() : NO_PAGE_POLICY)
}

/** The policy of a page that has none of its own: no inline script runs. The scripts of development are inline and need eval. */
const pagePolicy = () =>
  contentSecurityPolicy(env().NODE_ENV === 'development' ? ["'unsafe-inline'", "'unsafe-eval'"] : [])

/** Whether the site is reached over https: by its own URL, or according to the outermost trusted proxy of this request. */
function isHttps({ req }: ServerResponse): boolean {
  if (siteUrl().startsWith('https:')) return true
  const proxies = env().TRUSTED_PROXIES ?? 0
  const hops =
    proxies > 0
      ? String(req.headers['x-forwarded-proto'] ?? '')
          .split(',')
          .slice(-proxies)
      : []
  return hops[0]?.trim().toLowerCase() === 'https'
}

const isPage = (response: ServerResponse) => String(response.getHeader('content-type') ?? '').startsWith('text/html')

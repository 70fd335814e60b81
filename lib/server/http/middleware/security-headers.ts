import 'server-only'
import type { ServerResponse } from 'node:http'
import { env, siteUrl } from '../../core/env'
import { renderContext, RETRY_SECONDS } from '../../core/render-context.mjs'
import { isOutage } from '../../core/outage'
import { replaceFailedPage } from '../outage-page'
import { lifecycleStage } from '../../core/lifecycle'
import { NO_PAGE_POLICY, SECURITY_HEADERS } from '../header-values.mjs'

/**
 * Sets the headers that every response has, no matter who writes it: Next sets none on its own error responses and files. While the
 * process stops, connections close after their response; during an outage a failed page answers 503 with Retry-After, as does a
 * page without one of its parts.
 */
export function setSecurityHeaders(response: ServerResponse): void {
  flattenSingleValues(response)
  const replacePage = replaceFailedPage(response)
  const writeHead = response.writeHead as (...args: unknown[]) => ServerResponse
  response.writeHead = (...args: unknown[]) => {
    if (response.headersSent) return writeHead.apply(response, args)
    const given = args.filter((arg) => typeof arg !== 'object')
    applyHeaders(response, args.at(-1))
    if (args[0] === 500 && isOutage()) {
      given[0] = 503
      replacePage()
    }
    const { status } = renderContext.getStore() ?? {}
    if (status && args[0] === 200 && isPage(response)) {
      given[0] = status
      response.setHeader('cache-control', 'no-store')
      if (status >= 500) response.setHeader('retry-after', RETRY_SECONDS)
    }
    addDefaultHeaders(response, Number(given[0]))
    return writeHead.apply(response, given)
  }
}

/** Next sets even single values as lists, which the compression middleware cannot read the content type from. */
function flattenSingleValues(response: ServerResponse): void {
  const set = response.setHeader.bind(response)
  response.setHeader = (name, value) => set(name, Array.isArray(value) && value.length === 1 ? String(value[0]) : value)
}

/** @param headers as writeHead takes them: an object, or a flat list of names and values */
function applyHeaders(response: ServerResponse, headers: unknown): void {
  if (typeof headers !== 'object' || headers === null) return
  const pairs = Array.isArray(headers)
    ? headers.flatMap((name, at) => (at % 2 ? [] : [[name, headers[at + 1]]]))
    : Object.entries(headers)
  for (const [name] of pairs) response.removeHeader(name)
  for (const [name, value] of pairs) if (value !== undefined) response.appendHeader(name, value)
}

function addDefaultHeaders(response: ServerResponse, status: number): void {
  if (lifecycleStage() === 'stopping') response.setHeader('connection', 'close')
  const transport = env().HSTS_SECONDS > 0 &&
    isHttps(response) && { 'Strict-Transport-Security': `max-age=${env().HSTS_SECONDS}; includeSubDomains` }
  for (const [name, value] of Object.entries({ ...SECURITY_HEADERS, ...transport })) {
    if (!response.hasHeader(name)) response.setHeader(name, value)
  }
  // A 304 has no content type: a policy on it would replace that of the page in the browser cache.
  if (status !== 304 && !isPage(response) && !response.hasHeader('content-security-policy'))
    response.setHeader('content-security-policy', NO_PAGE_POLICY)
}

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

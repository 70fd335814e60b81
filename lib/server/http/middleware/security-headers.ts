import 'server-only'
import type { ServerResponse } from 'node:http'
import { env, siteUrl } from '../../core/env'
import { renderContext, RETRY_SECONDS } from '../../core/render-context.mjs'
import { isOutage } from '../../core/outage'
import { replaceFailedPage } from '../outage-page'
import { stage } from '../../core/lifecycle'
import { NO_PAGE_POLICY, SECURITY_HEADERS } from '../header-values.mjs'

/**
 * Makes sure that an answer leaves with the headers that every answer has, whoever writes it: Next
 * gives its own error answers and files none. While the process stops, a connection ends with its answer;
 * while the database is away, what fails for it says when to come back, and so does a page that lacks a part.
 */
export function setSecurityHeaders(response: ServerResponse): void {
  flattenSingleValues(response)
  const takePlace = replaceFailedPage(response)
  const writeHead = response.writeHead as (...args: unknown[]) => ServerResponse
  response.writeHead = (...args: unknown[]) => {
    if (response.headersSent) return writeHead.apply(response, args)
    const given = args.filter((arg) => typeof arg !== 'object')
    applyHeaders(response, args.at(-1))
    if (args[0] === 500 && isOutage()) {
      given[0] = 503
      takePlace()
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

/** Next sets even what has one value as a list; what compresses the answer does not know its type then. */
function flattenSingleValues(response: ServerResponse): void {
  const set = response.setHeader.bind(response)
  response.setHeader = (name, value) => set(name, Array.isArray(value) && value.length === 1 ? String(value[0]) : value)
}

/** @param headers as writeHead takes them: by name, or names and values in turn. */
function applyHeaders(response: ServerResponse, headers: unknown): void {
  if (typeof headers !== 'object' || headers === null) return
  const pairs = Array.isArray(headers) ? headers.flatMap((name, at) => (at % 2 ? [] : [[name, headers[at + 1]]])) : Object.entries(headers)
  for (const [name] of pairs) response.removeHeader(name)
  for (const [name, value] of pairs) if (value !== undefined) response.appendHeader(name, value)
}

function addDefaultHeaders(response: ServerResponse, status: number): void {
  if (stage() === 'stopping') response.setHeader('connection', 'close')
  const transport = env().HSTS_SECONDS > 0 && isHttps(response) && { 'Strict-Transport-Security': `max-age=${env().HSTS_SECONDS}; includeSubDomains` }
  for (const [name, value] of Object.entries({ ...SECURITY_HEADERS, ...transport })) {
    if (!response.hasHeader(name)) response.setHeader(name, value)
  }
  // An answer 304 has no type: what it carried would take the place of the policy of a page that the browser keeps.
  if (status !== 304 && !isPage(response) && !response.hasHeader('content-security-policy')) response.setHeader('content-security-policy', NO_PAGE_POLICY)
}

/** Whether the site is reached by https: by its own address, or as the outermost trusted proxy says of this request. */
function isHttps({ req }: ServerResponse): boolean {
  if (siteUrl().startsWith('https:')) return true
  const proxies = env().TRUSTED_PROXIES ?? 0
  const hops = proxies > 0 ? String(req.headers['x-forwarded-proto'] ?? '').split(',').slice(-proxies) : []
  return hops[0]?.trim().toLowerCase() === 'https'
}

const isPage = (response: ServerResponse) => String(response.getHeader('content-type') ?? '').startsWith('text/html')

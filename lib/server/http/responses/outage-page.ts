import 'server-only'
import type { ServerResponse } from 'node:http'
import { RETRY_SECONDS } from '../../core/request/render-context'
import { errorPage } from './error-page'

const TEXT = 'This page could not be loaded. It may work again in a moment.'

/**
 * Sets the headers of the page shown in place of one that failed during an outage: Next's own error page is empty without scripts.
 * @returns its body; null for a response that is no page, whose body stays
 */
export function outagePage(response: ServerResponse): string | null {
  const isPage = String(response.getHeader('content-type') ?? '').startsWith('text/html')
  response.setHeader('retry-after', RETRY_SECONDS)
  response.setHeader('cache-control', 'no-store')
  if (!isPage) return null
  const { type, body, headers } = errorPage(503, 'Something went wrong', TEXT)
  for (const name of ['content-encoding', 'etag', 'transfer-encoding']) response.removeHeader(name)
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
  response.setHeader('content-type', type)
  response.setHeader('content-length', Buffer.byteLength(body))
  return body
}

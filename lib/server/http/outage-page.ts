import 'server-only'
import type { ServerResponse } from 'node:http'
import { isOutage } from '../core/outage'
import { RETRY_SECONDS } from '../core/render-context.mjs'
import { errorPage } from './error-page'

type Call = (...args: unknown[]) => never

const TEXT = 'This page could not be loaded. It may work again in a moment.'
const outagePage = () =>
  errorPage(503, 'Something went wrong', TEXT, { 'retry-after': `${RETRY_SECONDS}`, 'cache-control': 'no-store' })

/**
 * Replaces the body of a page that failed during an outage: Next's own error page is empty without scripts.
 * @returns a function to call right before the headers of a 500 response are written; it sets the headers of the replacement
 */
export function replaceFailedPage(response: ServerResponse): () => void {
  let page: ReturnType<typeof outagePage> | null = null
  const [write, end] = [response.write, response.end] as [Call, Call]
  const replacement = () => {
    if (!response.headersSent && response.statusCode === 500 && isOutage()) response.writeHead(500)
    return page
  }
  const callbackOf = (args: unknown[]) => args.find((arg) => typeof arg === 'function') as (() => void) | undefined
  response.write = (...args: unknown[]) => {
    if (!replacement()) return write.apply(response, args)
    callbackOf(args)?.()
    return true
  }
  response.end = (...args: unknown[]) => {
    const replaced = replacement()
    return replaced ? end.call(response, replaced.body, callbackOf(args)) : end.apply(response, args)
  }
  return () => {
    const isPage = String(response.getHeader('content-type') ?? '').startsWith('text/html')
    response.setHeader('retry-after', RETRY_SECONDS)
    response.setHeader('cache-control', 'no-store')
    if (!isPage) return
    page = outagePage()
    for (const name of ['content-encoding', 'etag', 'transfer-encoding']) response.removeHeader(name)
    for (const [name, value] of Object.entries(page.headers)) response.setHeader(name, value)
    response.setHeader('content-type', page.type)
    response.setHeader('content-length', Buffer.byteLength(page.body))
  }
}

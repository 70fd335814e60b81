import { readPostedForm } from '../../core/posted-form.mjs'
import { SHARED_RENDER_HEADER } from '../../core/shared-render.mjs'
import { renderContext, newRender } from '../../core/render-context.mjs'
import { cacheKeyOf } from './cache-key.mjs'
import { cachedHandler } from './cached-handler.mjs'
import { cachePolicies } from './cache-policy.mjs'

const API = /^\/api(?:[/?]|$)/

/**
 * Whether a non-API request uses a method other than GET or HEAD, or any request uses TRACE. Next would render a page for any
 * method, and fail on TRACE and on a POST to a picture.
 */
const isUnsupportedMethod = (/** @type {import('node:http').IncomingMessage} */ { method = '', url = '/' }) =>
  method === 'TRACE' || (method !== 'GET' && method !== 'HEAD' && !API.test(url))

/**
 * Creates a handler that answers from memory, compressed, whatever is the same for everyone, and passes all else to Next.
 * @param {import('./render-request.mjs').Handler} handler Next's own
 * @param {{ render?: import('./render-request.mjs').Handler, shared?: { fresh: number, stale: number } }} [options] `render` renders
 *   what is cached, by default Next's own handler; `shared` is the freshness of pages in seconds
 * @returns {import('./render-request.mjs').Handler}
 */
export function pageCache(handler, { render = handler, shared } = {}) {
  const handlers = new Map(
    Object.entries(cachePolicies(shared)).map(([kind, policy]) => [kind, cachedHandler(handler, render, policy)]),
  )

  return async (request, response) => {
    delete request.headers[SHARED_RENDER_HEADER]
    const reading = readPostedForm(request)
    if (reading) await reading
    if (isUnsupportedMethod(request)) {
      return void response
        .writeHead(405, { allow: 'GET, HEAD', 'content-type': 'text/plain', 'cache-control': 'no-store' })
        .end('Method Not Allowed')
    }
    const cacheable = cacheKeyOf(request)
    return cacheable
      ? handlers.get(cacheable.kind)?.(request, response, cacheable.key)
      : renderContext.run(newRender(), handler, request, response)
  }
}

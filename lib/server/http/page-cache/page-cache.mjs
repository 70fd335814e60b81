import { SHARED_RENDER_HEADER } from '../../core/shared-render.mjs'
import { renderContext, newRender } from '../../core/render-context.mjs'
import { cacheKeyOf } from './cache-key.mjs'
import { cachedHandler } from './cached-handler.mjs'
import { cachePolicies } from './cache-policy.mjs'

const API = /^\/api(?:[/?]|$)/

/**
 * Whether a request does more than read where only the API takes more. Next would draw a page for any method, and fail at
 * TRACE and at a POST to a picture.
 */
const isUnsupportedMethod = (/** @type {import('node:http').IncomingMessage} */ { method = '', url = '/' }) =>
  method === 'TRACE' || (method !== 'GET' && method !== 'HEAD' && !API.test(url))

/**
 * Answers what is the same for everyone out of memory, compressed, and hands everything else to Next.
 * @param {import('./render-request.mjs').Handler} handler Next's own
 * @param {{ draw?: import('./render-request.mjs').Handler, shared?: { fresh: number, stale: number } }} [options] what answers when an
 *   answer is to be kept, Next's own handler unless told otherwise; and for how many seconds pages are shown
 * @returns {import('./render-request.mjs').Handler}
 */
export function pageCache(handler, { draw = handler, shared } = {}) {
  const answers = new Map(Object.entries(cachePolicies(shared)).map(([kind, terms]) => [kind, cachedHandler(handler, draw, terms)]))

  return async (request, response) => {
    delete request.headers[SHARED_RENDER_HEADER]
    if (isUnsupportedMethod(request)) {
      return void response.writeHead(405, { allow: 'GET, HEAD', 'content-type': 'text/plain', 'cache-control': 'no-store' }).end('Method Not Allowed')
    }
    const kept = cacheKeyOf(request)
    return kept ? answers.get(kept.kind)?.(request, response, kept.address) : renderContext.run(newRender(), handler, request, response)
  }
}

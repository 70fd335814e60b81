import { DRAWN_FOR_ALL } from '../../core/shared-render.mjs'
import { drawing, newDrawing } from '../../core/render-context.mjs'
import { keptAddress } from './cache-key.mjs'
import { keptAnswers } from './cached-handler.mjs'
import { termsOf } from './cache-policy.mjs'

const API = /^\/api(?:[/?]|$)/

/**
 * Whether a request does more than read where only the API takes more. Next would draw a page for any method, and fail at
 * TRACE and at a POST to a picture.
 */
const asksTooMuch = (/** @type {import('node:http').IncomingMessage} */ { method = '', url = '/' }) =>
  method === 'TRACE' || (method !== 'GET' && method !== 'HEAD' && !API.test(url))

/**
 * Answers what is the same for everyone out of memory, compressed, and hands everything else to Next.
 * @param {import('./render-request.mjs').Handler} handler Next's own
 * @param {{ draw?: import('./render-request.mjs').Handler, shared?: { fresh: number, stale: number } }} [options] what answers when an
 *   answer is to be kept, Next's own handler unless told otherwise; and for how many seconds pages are shown
 * @returns {import('./render-request.mjs').Handler}
 */
export function front(handler, { draw = handler, shared } = {}) {
  const answers = new Map(Object.entries(termsOf(shared)).map(([kind, terms]) => [kind, keptAnswers(handler, draw, terms)]))

  return async (request, response) => {
    delete request.headers[DRAWN_FOR_ALL]
    if (asksTooMuch(request)) {
      return void response.writeHead(405, { allow: 'GET, HEAD', 'content-type': 'text/plain', 'cache-control': 'no-store' }).end('Method Not Allowed')
    }
    const kept = keptAddress(request)
    return kept ? answers.get(kept.kind)?.(request, response, kept.address) : drawing.run(newDrawing(), handler, request, response)
  }
}

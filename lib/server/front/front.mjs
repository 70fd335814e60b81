import { DRAWN_FOR_ALL } from '../cache/drawn-for-all.mjs'
import { keptAddress } from './kept-address.mjs'
import { keptAnswers } from './kept-answers.mjs'
import { termsOf } from './terms.mjs'

/**
 * Answers what is the same for everyone out of memory, compressed, and hands everything else to Next.
 * @param {import('./ask-next.mjs').Handler} handler Next's own
 * @param {{ draw?: import('./ask-next.mjs').Handler, shared?: { fresh: number, stale: number } }} [options] what answers when an
 *   answer is to be kept, Next's own handler unless told otherwise; and for how many seconds pages are shown
 * @returns {import('./ask-next.mjs').Handler}
 */
export function front(handler, { draw = handler, shared } = {}) {
  const answers = new Map(Object.entries(termsOf(shared)).map(([kind, terms]) => [kind, keptAnswers(handler, draw, terms)]))

  return async (request, response) => {
    delete request.headers[DRAWN_FOR_ALL]
    const kept = keptAddress(request)
    if (!kept) return handler(request, response)
    if (request.method === 'GET' || request.method === 'HEAD') return answers.get(kept.kind)?.(request, response, kept.address)
    response.writeHead(405, { allow: 'GET, HEAD', 'content-type': 'text/plain', 'cache-control': 'no-store' }).end('Method Not Allowed')
  }
}

import { contentAge } from '../cache/content-age.mjs'
import { DRAWN_FOR_ALL } from '../cache/drawn-for-all.mjs'
import { AnswerStore } from './answer-store.mjs'
import { askNext } from './ask-next.mjs'
import { drawnAddress } from './drawn-address.mjs'
import { drawnPages } from './drawn-pages.mjs'
import { holdScripts } from './held-scripts.mjs'
import { oncePerAge } from './once-per-age.mjs'
import { sendAnswer } from './send-answer.mjs'
import { sharedPath } from './shared-paths.mjs'
import { storedAnswer } from './stored-answer.mjs'

const STORE_BYTES = 64 * 1024 * 1024
/** A render that a write overtook may be met once; the next one began after the write. */
const TRIES = 10

/**
 * Answers what is the same for everyone out of memory, compressed, and hands everything else to Next.
 * No answer is older than the last write that ended before its request came.
 * @param {import('./ask-next.mjs').Handler} handler Next's own
 * @returns {import('./ask-next.mjs').Handler}
 */
export function front(handler) {
  const store = new AnswerStore(STORE_BYTES)
  const answerDrawn = drawnPages(handler)

  const fetchOnce = oncePerAge(async (path, age) => {
    let answer = await askNext(handler, path)
    for (let tries = 1; answer.age !== null && answer.age < age && tries < TRIES; tries += 1) answer = await askNext(handler, path)
    const stored = storedAnswer(holdScripts(answer), answer.age ?? age)
    if (!stored) return { answer, stored }
    const earlier = store.get(path)
    if (earlier) stored.takeCopies(earlier)
    if (stored.immutable || stored.age === contentAge()) store.set(path, stored)
    return { answer, stored }
  })

  return async (request, response) => {
    delete request.headers[DRAWN_FOR_ALL]
    const path = sharedPath(request)
    if (path === null) {
      const address = drawnAddress(request)
      return address === null ? handler(request, response) : answerDrawn(request, response, address)
    }
    const kept = store.get(path)
    const now = performance.now()
    const current = kept && (kept.immutable || kept.age === contentAge()) ? kept : null
    if (current && now < current.staleUntil) {
      if (now >= current.freshUntil) fetchOnce(path).result.catch(console.error)
      return sendAnswer(request, response, current)
    }
    const { answer, stored } = await fetchOnce(path).result
    if (stored) return sendAnswer(request, response, stored)
    if (answer.status < 500) return handler(request, response)
    if (current) return sendAnswer(request, response, current)
    response.writeHead(answer.status, { ...answer.headers, 'cache-control': 'no-store' })
    response.end(request.method === 'HEAD' ? undefined : answer.body)
  }
}

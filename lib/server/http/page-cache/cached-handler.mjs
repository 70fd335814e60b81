import { contentAge } from '../../core/content-version.mjs'
import { DRAWN_FOR_ALL, drawingEffects } from '../../core/shared-render.mjs'
import { missingPageFor } from '../../pages/missing-pages.mjs'
import { readShared, share, sharedGeneration } from './distributed-cache.mjs'
import { ResponseCache } from './lru.mjs'
import { askNext } from './render-request.mjs'
import { finishedPage } from './finalize-html.mjs'
import { oncePerAge } from './single-flight.mjs'
import { sendAnswer, sendOnce } from './send-response.mjs'
import { isForOneVisit, storedAnswer } from './cache-entry.mjs'

/** @typedef {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse, address: string) => Promise<void>} Answering */

/**
 * Answers one kind of address out of memory. No answer is older than the last write that ended before its request came.
 * @param {import('./render-request.mjs').Handler} handler Next's own
 * @param {import('./render-request.mjs').Handler} draw answers what is to be kept
 * @param {import('./cache-policy.mjs').Terms} terms
 * @returns {Answering}
 */
export function keptAnswers(handler, draw, terms) {
  const store = new ResponseCache(terms.bytes)

  const drawOnce = oncePerAge(async (address, age) => {
    const effects = drawingEffects()
    const generation = terms.isShared ? sharedGeneration() : null
    const other = await readShared(address, generation, terms.fresh)
    const answer = other ?? finishedPage(await askNext(draw, address, { ...terms.headers, [DRAWN_FOR_ALL]: '1' }), address)
    const stored = storedAnswer(answer, terms, age)
    const isForAll = stored !== null && (!terms.hasEffects || effects === drawingEffects())
    if (isForAll && (stored.immutable || age === contentAge())) {
      const earlier = store.get(address)
      if (earlier) stored.takeCopies(earlier)
      store.set(address, stored)
      if (!other) share(address, generation, answer, terms.fresh + terms.stale)
    }
    return { answer, stored, isForAll, isNew: other === null }
  })

  /** @type {Answering} */
  const answer = async (request, response, address) => {
    const kept = store.get(address)
    const now = performance.now()
    const current = kept && (kept.immutable || kept.age === contentAge()) ? kept : null
    if (current && now < current.staleUntil) {
      if (now >= current.freshUntil) drawOnce(address).result.catch(console.error)
      return sendAnswer(request, response, current)
    }
    const missing = terms.isLookedUp ? await missingPageFor(address) : null
    if (missing !== null && missing !== address) return answer(request, response, missing)
    const { result, isFirst } = drawOnce(address)
    const { answer: drawn, stored, isForAll, isNew } = await result
    if (stored && (isFirst || isForAll)) return sendAnswer(request, response, stored, { isNew })
    if (drawn.status >= 500) return current && terms.stale > 0 ? sendAnswer(request, response, current) : sendOnce(request, response, drawn)
    const isAnothers = !isFirst && (terms.hasEffects || isForOneVisit(drawn))
    const isElsewhere = drawn.status < 400 && address !== request.url
    return isAnothers || isElsewhere ? handler(request, response) : sendOnce(request, response, drawn)
  }
  return answer
}

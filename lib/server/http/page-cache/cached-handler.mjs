import { contentVersion } from '../../core/content-version.mjs'
import { SHARED_RENDER_HEADER, renderEffects } from '../../core/shared-render.mjs'
import { missingPageFor } from '../../pages/missing-pages.mjs'
import { readDistributed, writeDistributed, distributedGeneration } from './distributed-cache.mjs'
import { ResponseCache } from './lru.mjs'
import { renderRequest } from './render-request.mjs'
import { finalizeHtml } from './finalize-html.mjs'
import { singleFlight } from './single-flight.mjs'
import { sendEntry, sendUncached } from './send-response.mjs'
import { isPrivate, cacheEntry } from './cache-entry.mjs'

/** @typedef {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse, address: string) => Promise<void>} Answering */

/**
 * Answers one kind of address out of memory. No answer is older than the last write that ended before its request came.
 * @param {import('./render-request.mjs').Handler} handler Next's own
 * @param {import('./render-request.mjs').Handler} draw answers what is to be kept
 * @param {import('./cache-policy.mjs').Terms} terms
 * @returns {Answering}
 */
export function cachedHandler(handler, draw, terms) {
  const store = new ResponseCache(terms.bytes)

  const drawOnce = singleFlight(async (address, age) => {
    const effects = renderEffects()
    const generation = terms.isShared ? distributedGeneration() : null
    const other = await readDistributed(address, generation, terms.fresh)
    const answer = other ?? finalizeHtml(await renderRequest(draw, address, { ...terms.headers, [SHARED_RENDER_HEADER]: '1' }), address)
    const stored = cacheEntry(answer, terms, age)
    const isForAll = stored !== null && (!terms.hasEffects || effects === renderEffects())
    if (isForAll && (stored.immutable || age === contentVersion())) {
      const earlier = store.get(address)
      if (earlier) stored.reuseCopies(earlier)
      store.set(address, stored)
      if (!other) writeDistributed(address, generation, answer, terms.fresh + terms.stale)
    }
    return { answer, stored, isForAll, isNew: other === null }
  })

  /** @type {Answering} */
  const answer = async (request, response, address) => {
    const kept = store.get(address)
    const now = performance.now()
    const current = kept && (kept.immutable || kept.age === contentVersion()) ? kept : null
    if (current && now < current.staleUntil) {
      if (now >= current.freshUntil) drawOnce(address).result.catch(console.error)
      return sendEntry(request, response, current)
    }
    const missing = terms.isLookedUp ? await missingPageFor(address) : null
    if (missing !== null && missing !== address) return answer(request, response, missing)
    const { result, isFirst } = drawOnce(address)
    const { answer: drawn, stored, isForAll, isNew } = await result
    if (stored && (isFirst || isForAll)) return sendEntry(request, response, stored, { isNew })
    if (drawn.status >= 500) return current && terms.stale > 0 ? sendEntry(request, response, current) : sendUncached(request, response, drawn)
    const isAnothers = !isFirst && (terms.hasEffects || isPrivate(drawn))
    const isElsewhere = drawn.status < 400 && address !== request.url
    return isAnothers || isElsewhere ? handler(request, response) : sendUncached(request, response, drawn)
  }
  return answer
}

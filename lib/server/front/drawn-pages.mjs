import { contentAge } from '../cache/content-age.mjs'
import { DRAWN_FOR_ALL, drawingEffects } from '../cache/drawn-for-all.mjs'
import { AnswerStore } from './answer-store.mjs'
import { askNext } from './ask-next.mjs'
import { holdScripts } from './held-scripts.mjs'
import { oncePerAge } from './once-per-age.mjs'
import { sendAnswer } from './send-answer.mjs'
import { drawnAnswer } from './stored-answer.mjs'

const STORE_BYTES = 16 * 1024 * 1024

/**
 * Answers searches and Explore. A page of them is kept for a few seconds, until the next write at most, and
 * never when drawing it has to happen at each visit.
 * @param {import('./ask-next.mjs').Handler} handler Next's own
 * @returns {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse, address: string) => Promise<void>}
 */
export function drawnPages(handler) {
  const store = new AnswerStore(STORE_BYTES)
  const drawOnce = oncePerAge(async (address, age) => {
    const effects = drawingEffects()
    const answer = await askNext(handler, address, { [DRAWN_FOR_ALL]: '1' })
    // Explore is there to be worked with: its form is its scripts'.
    const drawn = drawnAnswer(address.startsWith('/search') ? holdScripts(answer) : answer, age)
    const isForAll = drawn !== null && effects === drawingEffects()
    if (isForAll && age === contentAge()) store.set(address, drawn)
    return { answer, drawn, isForAll }
  })

  return async (request, response, address) => {
    const age = contentAge()
    const kept = store.get(address)
    if (kept && kept.age === age && performance.now() < kept.freshUntil) return sendAnswer(request, response, kept)
    const { result, isFirst } = drawOnce(address)
    const { answer, drawn, isForAll } = await result
    if (drawn && (isFirst || isForAll)) return sendAnswer(request, response, drawn)
    if (!isFirst) return handler(request, response)
    const control = answer.status < 500 ? {} : { 'cache-control': 'no-store' }
    response.writeHead(answer.status, { ...answer.headers, ...control })
    response.end(request.method === 'HEAD' ? undefined : answer.body)
  }
}

import { LRUCache } from 'lru-cache'
import { setTimeout as wait } from 'node:timers/promises'
import type { UrlCheck } from '@/lib/contract/posts/editor-calls'
import { ReaderError } from '../../reader/reader-options'
import { REFUSALS, fetchStatus } from './fetch-page'
import { singleton } from '../core/singleton.mjs'
import { crawlDelayAt, obeyingRobots } from './robots'
import type { FetchRules } from './target'

const GONE = new Set([404, 410])

/** A page is there that the reader cannot use. */
const UNREADABLE = new Set(['too-large', 'wrong-type', 'not-a-product'])

/** What the failure of a fetch says about the address. */
export function judgeFailure({ code, answer }: ReaderError): UrlCheck['state'] {
  const status = answer?.status ?? 0
  if (code === 'robot-check' || code === 'robots-txt' || REFUSALS.has(status)) return 'refused'
  if (GONE.has(status)) return 'gone'
  return UNREADABLE.has(code) ? 'works' : 'unreachable'
}

const turns = singleton('turns', () => new Map<string, Promise<unknown>>())

/** Milliseconds between two requests to a site, and the most that its Crawl-delay adds: a person waits. */
const PAUSE = 1_000

const LONGEST_PAUSE = 5_000

/** Until when sites want no request. */
const closed = singleton('closed-sites', () => new LRUCache<string, Date>({ max: 1_000 }))

/**
 * Checks whether there is a page or file at a URL, as its site allows robots to: one request at a time.
 * @param signal ends the wait for requests to the same site.
 * @param pause milliseconds between two requests to a site.
 */
export async function checkUrl(
  address: string,
  rules: FetchRules,
  { signal, pause = PAUSE }: { signal?: AbortSignal | undefined; pause?: number } = {},
): Promise<UrlCheck> {
  if (!URL.canParse(address)) return { state: 'unreachable', status: null }
  const { host } = new URL(address)
  const pauseAfter = async () => Math.max(pause, Math.min(await crawlDelayAt(address), LONGEST_PAUSE))
  return inTurn(host, pauseAfter, async () => {
    signal?.throwIfAborted()
    if ((closed.get(host)?.getTime() ?? 0) > Date.now()) return { state: 'refused', status: null }
    try {
      await fetchStatus(address, obeyingRobots(rules))
      return { state: 'works', status: null }
    } catch (error) {
      if (!(error instanceof ReaderError)) throw error
      if (error.answer?.retryAfter) closed.set(host, error.answer.retryAfter)
      return { state: judgeFailure(error), status: error.answer?.status ?? null }
    }
  })
}

/**
 * Runs work after all earlier work of the same key in this process.
 * @param pause milliseconds after it, before the next.
 */
function inTurn<T>(key: string, pause: () => Promise<number>, work: () => Promise<T>): Promise<T> {
  const result = (turns.get(key) ?? Promise.resolve()).then(work)
  const turn: Promise<unknown> = result
    .catch(() => {})
    .then(pause)
    .then((time) => wait(time, null, { ref: false }))
    .then(() => turns.get(key) === turn && turns.delete(key))
  turns.set(key, turn)
  return result
}

import 'server-only'
import { LRUCache } from 'lru-cache'

/** Milliseconds for which a page that was cached is assumed to be in the page cache still. */
const CACHED_MS = 30_000
const MAX_CACHED = 5_000

/** Limits concurrent page renders. Pages that were cached recently cost next to nothing and always pass. */
export class RenderLimiter {
  #inFlight = 0
  readonly #cachedAt = new LRUCache<string, number>({ max: MAX_CACHED })

  /** @param limit of concurrent renders, read at each request */
  constructor(private readonly limit: () => number) {}

  /** Takes a slot if one is free; whoever gets one calls `release` when the response is written. */
  acquire(key: string, now = performance.now()): boolean {
    const isCheap = now - (this.#cachedAt.peek(key) ?? -Infinity) < CACHED_MS
    if (this.#inFlight >= this.limit() && !isCheap) return false
    this.#inFlight += 1
    return true
  }

  /** @param isCached whether the page is in the page cache now */
  release(key: string, isCached: boolean, now = performance.now()): void {
    this.#inFlight -= 1
    if (isCached) this.#cachedAt.set(key, now)
    else this.#cachedAt.delete(key)
  }
}

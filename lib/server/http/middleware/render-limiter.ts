import 'server-only'
import { LRUCache } from 'lru-cache'

/** Milliseconds for which a page that the front keeps is taken to be there still. */
const KEPT_FOR = 30_000
const MOST_KEPT = 5_000

/**
 * Lets only so many pages be drawn at once. A page that was lately kept costs
 * next to nothing and passes always.
 */
export class RenderLimiter {
  #underWay = 0
  readonly #kept = new LRUCache<string, number>({ max: MOST_KEPT })

  constructor(private readonly most: () => number) {}

  /** Lets a page in, or not; whoever is let in calls `leave` when its answer is handed over. */
  enter(address: string, now = performance.now()): boolean {
    const cheap = now - (this.#kept.peek(address) ?? -Infinity) < KEPT_FOR
    if (this.#underWay >= this.most() && !cheap) return false
    this.#underWay += 1
    return true
  }

  /** @param kept whether the page is kept now. */
  leave(address: string, kept: boolean, now = performance.now()): void {
    this.#underWay -= 1
    if (kept) this.#kept.set(address, now)
    else this.#kept.delete(address)
  }
}

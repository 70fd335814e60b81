import 'server-only'

/** Milliseconds for which a page that came out of the page cache is taken to be there still. */
const KEPT_FOR = 30_000
const MOST_KEPT = 5_000

/**
 * Lets only so many pages be drawn at once. A page that was lately answered from the cache costs
 * next to nothing and passes always.
 */
export class RenderGate {
  #underWay = 0
  readonly #cached = new Map<string, number>()

  constructor(private readonly most: () => number) {}

  /** Lets a page in, or not; whoever is let in calls `leave` when its answer has ended. */
  enter(address: string, now = performance.now()): boolean {
    const cached = now - (this.#cached.get(address) ?? -Infinity) < KEPT_FOR
    if (this.#underWay >= this.most() && !cached) return false
    this.#underWay += 1
    return true
  }

  /** @param fromCache whether the page was in the page cache. */
  leave(address: string, fromCache: boolean, now = performance.now()): void {
    this.#underWay -= 1
    this.#cached.delete(address)
    if (!fromCache) return
    this.#cached.set(address, now)
    const [oldest] = this.#cached.keys()
    if (this.#cached.size > MOST_KEPT && oldest !== undefined) this.#cached.delete(oldest)
  }
}

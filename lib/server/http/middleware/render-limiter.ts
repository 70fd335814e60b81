import 'server-only'

/** Milliseconds for which a page that the front keeps is taken to be there still. */
const KEPT_FOR = 30_000
const MOST_KEPT = 5_000

/**
 * Lets only so many pages be drawn at once. A page that was lately kept costs
 * next to nothing and passes always.
 */
export class RenderGate {
  #underWay = 0
  readonly #kept = new Map<string, number>()

  constructor(private readonly most: () => number) {}

  /** Lets a page in, or not; whoever is let in calls `leave` when its answer is handed over. */
  enter(address: string, now = performance.now()): boolean {
    const cheap = now - (this.#kept.get(address) ?? -Infinity) < KEPT_FOR
    if (this.#underWay >= this.most() && !cheap) return false
    this.#underWay += 1
    return true
  }

  /** @param kept whether the page is kept now. */
  leave(address: string, kept: boolean, now = performance.now()): void {
    this.#underWay -= 1
    this.#kept.delete(address)
    if (!kept) return
    this.#kept.set(address, now)
    const [oldest] = this.#kept.keys()
    if (this.#kept.size > MOST_KEPT && oldest !== undefined) this.#kept.delete(oldest)
  }
}

import 'server-only'

const MOST = 24

/** The last few results, for the next page of a search and its filters. */
export class KeptResults<T> {
  private readonly results = new Map<string, T>()
  private of: readonly unknown[] = []

  /** @param of what the results hold for: with others, all are forgotten. */
  get(of: readonly unknown[], key: string, make: () => T): T {
    if (of.some((one, at) => one !== this.of[at])) {
      this.results.clear()
      this.of = of
    }
    const known = this.results.get(key)
    if (known !== undefined) return known
    const made = make()
    const [oldest] = this.results.keys()
    if (this.results.size >= MOST && oldest !== undefined) this.results.delete(oldest)
    this.results.set(key, made)
    return made
  }
}

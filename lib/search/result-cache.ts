import 'server-only'

/** A small cache of results that are valid for certain inputs only. */
export class ResultCache<T> {
  private readonly results = new Map<string, T>()
  private of: readonly unknown[] = []

  /** @param most entries; the oldest is evicted. */
  constructor(private readonly most: number) {}

  /** @param of what all entries depend on: the cache is cleared when it changes. */
  get(of: readonly unknown[], key: string, make: () => T): T {
    if (of.some((one, at) => one !== this.of[at])) {
      this.results.clear()
      this.of = of
    }
    const known = this.results.get(key)
    if (known !== undefined) return known
    const made = make()
    const [oldest] = this.results.keys()
    if (this.results.size >= this.most && oldest !== undefined) this.results.delete(oldest)
    this.results.set(key, made)
    return made
  }
}

/** A cache of values derived from a result, held as long as the result is. */
export class DerivedCache<Result extends object, Answer> {
  private readonly answers = new WeakMap<Result, Map<string, Answer>>()

  /** @param most entries per result; the oldest is evicted. */
  constructor(private readonly most = 24) {}

  /** @param params what the value depends on besides the result. */
  get(result: Result, asked: object, make: () => Answer): Answer {
    const known = this.answers.get(result) ?? new Map<string, Answer>()
    this.answers.set(result, known)
    const key = JSON.stringify(asked)
    const answer = known.get(key) ?? make()
    const [oldest] = known.keys()
    if (known.size >= this.most && !known.has(key) && oldest !== undefined) known.delete(oldest)
    known.set(key, answer)
    return answer
  }
}

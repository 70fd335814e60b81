import 'server-only'
import { LRUCache } from 'lru-cache'

/** A small cache of results that are valid for certain inputs only. */
export class ResultCache<T extends object> {
  private readonly results: LRUCache<string, T>
  private of: readonly unknown[] = []

  /** @param most entries; the oldest is evicted */
  constructor(most: number) {
    this.results = new LRUCache({ max: most })
  }

  /** @param of what all entries depend on: the cache is cleared when it changes. */
  get(of: readonly unknown[], key: string, make: () => T): T {
    if (of.some((one, at) => one !== this.of[at])) {
      this.results.clear()
      this.of = of
    }
    const known = this.results.peek(key)
    if (known !== undefined) return known
    const made = make()
    this.results.set(key, made)
    return made
  }
}

/** A cache of values derived from a result, held as long as the result is. */
export class DerivedCache<Result extends object, Answer extends object> {
  private readonly answers = new WeakMap<Result, LRUCache<string, Answer>>()

  /** @param most entries per result; the oldest is evicted. */
  constructor(private readonly most = 24) {}

  /** @param params what the value depends on besides the result. */
  get(result: Result, asked: object, make: () => Answer): Answer {
    const known = this.answers.get(result) ?? new LRUCache<string, Answer>({ max: this.most })
    this.answers.set(result, known)
    const key = JSON.stringify(asked)
    const answer = known.peek(key)
    if (answer) return answer
    const made = make()
    known.set(key, made)
    return made
  }
}

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
export class DerivedCache<Result extends object, Value extends object> {
  private readonly values = new WeakMap<Result, LRUCache<string, Value>>()

  /** @param most entries per result; the oldest is evicted. */
  constructor(private readonly most = 24) {}

  /** @param params what the value depends on besides the result. */
  get(result: Result, params: object, make: () => Value): Value {
    const known = this.values.get(result) ?? new LRUCache<string, Value>({ max: this.most })
    this.values.set(result, known)
    const key = JSON.stringify(params)
    const value = known.peek(key)
    if (value) return value
    const made = make()
    known.set(key, made)
    return made
  }
}

import 'server-only'
import { LRUCache } from 'lru-cache'

/** The last few results of some work, for those who ask for the same soon after. */
export class KeptResults<T extends object> {
  private readonly results: LRUCache<string, T>
  private of: readonly unknown[] = []

  /** @param most results that are kept; those made first go first. */
  constructor(most: number) {
    this.results = new LRUCache({ max: most })
  }

  /** @param of what the results hold for: with others, all are forgotten. */
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

/** Answers made of such results, forgotten with them. */
export class AnswersOf<Result extends object, Answer extends object> {
  private readonly answers = new WeakMap<Result, LRUCache<string, Answer>>()

  /** @param most how many answers are kept of one result. */
  constructor(private readonly most = 24) {}

  /** @param asked what the answer depends on besides the result. */
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

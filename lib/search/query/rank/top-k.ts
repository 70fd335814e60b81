/** Finds the score that the top k of many reach, without sorting all of them. */
export class TopScores {
  private readonly candidates: Float64Array
  private used = 0
  /** Lower scores are not among the top k so far. */
  value = Number.NEGATIVE_INFINITY

  constructor(private readonly k: number) {
    this.candidates = new Float64Array(k * 2)
  }

  offer(score: number): void {
    if (score <= this.value) return
    this.candidates[this.used++] = score
    if (this.used === this.candidates.length) this.settle()
  }

  /** The lowest score of the top k; -Infinity if fewer were offered. */
  settle(): number {
    if (this.used < this.k) return this.value
    this.candidates.subarray(0, this.used).sort()
    this.candidates.copyWithin(0, this.used - this.k, this.used)
    this.used = this.k
    this.value = this.candidates[0] ?? this.value
    return this.value
  }
}

/** The first k items in an order, without sorting the others. */
export function topK<T>(things: ArrayLike<T>, order: (a: T, b: T) => number, k: number): T[] {
  if (k * 20 > things.length) return Array.from(things).sort(order).slice(0, k)
  const first = Array.from({ length: k }, (_, at) => things[at] as T).sort(order)
  for (let next = k; next < things.length; next += 1) {
    const thing = things[next] as T
    if (order(thing, first[k - 1] as T) >= 0) continue
    let [from, to] = [0, k - 1]
    while (from < to) {
      const middle = (from + to) >> 1
      if (order(thing, first[middle] as T) < 0) to = middle
      else from = middle + 1
    }
    first.pop()
    first.splice(from, 0, thing)
  }
  return first
}

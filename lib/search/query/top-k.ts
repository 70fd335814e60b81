import 'server-only'

/** Finds the score that so many of many reach, without ordering all of them. */
export class TopScores {
  private readonly kept: Float64Array
  private used = 0
  /** No lower score is among the best. */
  value = Number.NEGATIVE_INFINITY

  constructor(private readonly most: number) {
    this.kept = new Float64Array(most * 2)
  }

  offer(score: number): void {
    if (score <= this.value) return
    this.kept[this.used++] = score
    if (this.used === this.kept.length) this.settle()
  }

  /** The score that so many of those offered reach; below every score where they were fewer. */
  settle(): number {
    if (this.used < this.most) return this.value
    this.kept.subarray(0, this.used).sort()
    this.kept.copyWithin(0, this.used - this.most, this.used)
    this.used = this.most
    this.value = this.kept[0] ?? this.value
    return this.value
  }
}

/** The first so many of things in an order, without ordering the others. */
export function topK<T>(things: ArrayLike<T>, order: (a: T, b: T) => number, most: number): T[] {
  if (most * 20 > things.length) return Array.from(things).sort(order).slice(0, most)
  const first = Array.from({ length: most }, (_, at) => things[at] as T).sort(order)
  for (let next = most; next < things.length; next += 1) {
    const thing = things[next] as T
    if (order(thing, first[most - 1] as T) >= 0) continue
    let [from, to] = [0, most - 1]
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

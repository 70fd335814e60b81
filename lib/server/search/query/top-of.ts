import 'server-only'
import type { Facts } from '../index/search-index'
import type { Hit } from './rank'

const byScore = <F extends Facts>(a: Hit<F>, b: Hit<F>) =>
  b.score - a.score || b.facts.madeAt - a.facts.madeAt || (a.facts.id < b.facts.id ? 1 : -1)

/** Hits with the best first; of equal ones the newest. */
export function inOrder<F extends Facts>(hits: Hit<F>[]): Hit<F>[] {
  return hits.sort(byScore)
}

/** Finds the score that so many of many reach, without ordering all of them. */
export class Bar {
  private readonly kept: Float64Array
  private used = 0
  /** No lower score is among the best. */
  value = Number.NEGATIVE_INFINITY

  constructor(private readonly most: number) {
    this.kept = new Float64Array(most * 4)
  }

  offer(score: number): void {
    if (score < this.value) return
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

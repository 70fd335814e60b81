import 'server-only'
import type { Facts } from '../index/search-index'
import type { Hit } from './rank'

const byScore = <F extends Facts>(a: Hit<F>, b: Hit<F>) =>
  b.score - a.score || b.facts.madeAt - a.facts.madeAt || (a.facts.id < b.facts.id ? 1 : -1)

/** Hits with the best first; of equal ones the newest. */
export function inOrder<F extends Facts>(hits: Hit<F>[]): Hit<F>[] {
  return hits.sort(byScore)
}

/** The best few of many hits in order, and the others in none: few visitors turn to them. */
export function topOf<F extends Facts>(hits: Hit<F>[], most: number): { top: Hit<F>[]; others: Hit<F>[] } {
  if (hits.length <= most) return { top: inOrder(hits), others: [] }
  const bar = nthBest(hits, most)
  const above = inOrder(hits.filter(({ score }) => score >= bar))
  return { top: above.slice(0, most), others: [...above.slice(most), ...hits.filter(({ score }) => score < bar)] }
}

/** The score that so many hits reach, found without ordering all of them. */
function nthBest<F extends Facts>(hits: Hit<F>[], most: number): number {
  const kept = new Float64Array(most * 4)
  let used = 0
  let bar = Number.NEGATIVE_INFINITY
  for (const { score } of hits) {
    if (score < bar) continue
    kept[used++] = score
    if (used < kept.length) continue
    kept.sort()
    kept.copyWithin(0, used - most)
    used = most
    bar = kept[0] ?? bar
  }
  return kept.subarray(0, used).sort()[used - most] ?? bar
}

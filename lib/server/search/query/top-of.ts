import 'server-only'
import type { Facts } from '../index/search-index'
import type { Hit } from './rank'

const byScore = <F extends Facts>(a: Hit<F>, b: Hit<F>) => b.score - a.score || b.facts.madeAt - a.facts.madeAt || (a.facts.id < b.facts.id ? 1 : -1)

/** Hits with the best first; of equal ones the newest. */
export function inOrder<F extends Facts>(hits: Hit<F>[]): Hit<F>[] {
  return hits.sort(byScore)
}

/** The best few of many hits, and the rest in order. */
export function topOf<F extends Facts>(hits: Hit<F>[], most: number): { top: Hit<F>[]; rest: Hit<F>[] } {
  const sorted = inOrder(hits)
  return { top: sorted.slice(0, most), rest: sorted.slice(most) }
}

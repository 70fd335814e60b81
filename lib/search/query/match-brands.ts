import 'server-only'
import type { DocFields } from '../index/search-index'
import { cutPlural } from '../text/stem-word'
import brandNames from './brand-names.json'
import type { PlannedToken } from './plan'
import type { Searchable } from './searchable'

/** The names of makers that are two words of English, as the index keeps them. */
const NAMES = new Set(brandNames.map((name) => name.split(' ').map(cutPlural).join(' ')))
/** What is left of one word of a name where the other is missing: a bay window is no lamp of Hampton Bay. */
const APART = 0.3

/** Lets the two words of a maker's name count as a name where a document holds both, and for little where it holds one. */
export function matchBrands<F extends DocFields>(kept: PlannedToken[], { index }: Searchable<F>, { all }: { all: boolean }): void {
  for (const [at, first] of kept.entries()) {
    const second = kept[at + 1]
    if (first.token.kind !== 'word' || second?.token.kind !== 'word' || !NAMES.has(`${first.token.term} ${second.token.term}`)) continue
    const terms = [first, second].map(({ token }) => index.termId((token as { term: string }).term))
    if (!terms.every((id) => id !== undefined && index.frequency(id, all) > 0)) continue
    for (const { slot } of [first, second]) {
      slot.ways = [{ terms: terms as number[], weight: 1 }, ...slot.ways.map((way) => ({ ...way, weight: way.weight * APART }))]
    }
  }
}

import 'server-only'
import type { DocFields } from '../index/search-index'
import { cutPlural } from '../text/stem-word'
import brandNames from './brand-names.json'
import type { PlannedToken } from './plan'
import type { Searchable } from './searchable'

/** Brand names that consist of two English words, as index terms. */
const NAMES = new Set(brandNames.map((name) => name.split(' ').map(cutPlural).join(' ')))
/** Weight of one word of a name without the other: a bay window is no lamp of Hampton Bay. */
const SINGLE_WORD = 0.3

/** Makes two-word brand names match as a phrase, and with a low weight as single words. */
export function matchBrands<F extends DocFields>(
  planned: PlannedToken[],
  { index }: Searchable<F>,
  { all }: { all: boolean },
): void {
  for (const [at, first] of planned.entries()) {
    const second = planned[at + 1]
    if (
      first.token.kind !== 'word' ||
      second?.token.kind !== 'word' ||
      !NAMES.has(`${first.token.term} ${second.token.term}`)
    )
      continue
    const terms = [first, second].map(({ token }) => index.termId((token as { term: string }).term))
    if (!terms.every((id) => id !== undefined && index.frequency(id, all) > 0)) continue
    for (const { slot } of [first, second]) {
      slot.matches = [
        { terms: terms as number[], weight: 1 },
        ...slot.matches.map((match) => ({ ...match, weight: match.weight * SINGLE_WORD })),
      ]
    }
  }
}

import 'server-only'
import type { DocFields } from '../../index/search-index'
import { addMatch, type PlannedToken } from '../plan'
import type { Searchable } from '../searchable'

/** Adds the synonyms of words and phrases as matches. */
export function addSynonyms<F extends DocFields>(
  planned: PlannedToken[],
  { index, synonyms }: Searchable<F>,
  { all }: { all: boolean },
): void {
  const terms = planned.map(({ token }) => (token.kind === 'measure' ? '' : token.term))
  for (let from = 0; from < terms.length; from += 1) {
    for (const { length, others } of synonyms.at(terms, from)) {
      for (const { words, weight } of others) {
        const ids = words.map((word) => index.termId(word))
        if (!ids.every((id) => id !== undefined && index.frequency(id, all) > 0)) continue
        for (const { slot } of planned.slice(from, from + length)) addMatch(slot, ids as number[], weight)
      }
    }
  }
}

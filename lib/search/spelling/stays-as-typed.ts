import 'server-only'
import type { DocFields } from '../index/search-index'
import type { Searchable } from '../query/searchable'
import { type Candidate, COST_WEIGHT } from './vocabulary'

/**
 * Highest edit cost at which an unknown word is replaced: a brand that the site does not carry is as far from its words as a name
 * is. Beyond it the word is searched for as typed, and the candidate offered.
 */
const REPLACED = { cost: 1.15, perLetter: 0.16 }
/** Whether an unknown word is too far from a candidate to be replaced by it; one that only lacks its vowels is not. */
export function isFarFrom(written: string, { text, cost }: Candidate): boolean {
  return (
    cost > Math.max(REPLACED.cost, REPLACED.perLetter * written.length) && text.replace(/[aeiouy]/g, '') !== written
  )
}

/** Edit cost of an unfinished word. */
const UNFINISHED = 0.8

/** Whether a word is likelier the prefix of longer ones than a misspelling. */
export function isBeginning<F extends DocFields>(
  written: string,
  best: Candidate,
  { vocabulary }: Searchable<F>,
  all: boolean,
): boolean {
  const longer = vocabulary.withPrefix(written, all, 20).reduce((sum, { frequency }) => sum + frequency, 0)
  return longer > 0 && vocabulary.prior(longer, all) - COST_WEIGHT * UNFINISHED > best.likely
}

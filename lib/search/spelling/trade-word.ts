import 'server-only'
import type { DocFields } from '../index/search-index'
import type { Searchable } from '../query/searchable'
import type { WordToken } from '../text/read-tokens'
import { cutPlural } from '../text/stem-word'
import { editCost } from './edit-cost'

const MAX_COST = 2
const MIN_LENGTH = 5

/** A synonym dictionary word that a misspelled word probably is. */
type TradeWord = { part: WordToken; cost: number }

/** The nearest dictionary word within an edit cost of `below` that the site lacks but has a synonym of; null if there is none. */
export function tradeWord<F extends DocFields>(
  token: WordToken,
  { index, synonyms }: Searchable<F>,
  all: boolean,
  below: number,
): TradeWord | null {
  if (token.term.length < MIN_LENGTH) return null
  const isHeld = (word: string) => index.frequency(index.termId(word) ?? -1, all) > 0
  let best: TradeWord | null = null
  let limit = Math.min(MAX_COST, below)
  for (const word of synonyms.words()) {
    if (word.length < MIN_LENGTH || Math.abs(word.length - token.term.length) > MAX_COST + 1) continue
    const cost = editCost(token.term, word, limit)
    if (
      cost >= limit ||
      isHeld(word) ||
      !synonyms.at([word], 0).some(({ others }) => others.some(({ words }) => words.every(isHeld)))
    )
      continue
    limit = cost
    best = { part: { ...token, written: word, term: cutPlural(word) }, cost }
  }
  return best
}

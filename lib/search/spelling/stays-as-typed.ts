import type { Searchable } from '../query/plan'
import { type Candidate, COST_WEIGHT } from './vocabulary'
import type { WordToken } from '../text/read-tokens'
import { editCost } from './edit-cost'
import { cutPlural } from '../text/stem-word'

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
export function isBeginning(written: string, best: Candidate, { vocabulary }: Searchable, all: boolean): boolean {
  const longer = vocabulary.withPrefix(written, all, 20).reduce((sum, { frequency }) => sum + frequency, 0)
  return longer > 0 && vocabulary.prior(longer, all) - COST_WEIGHT * UNFINISHED > best.likely
}

/** Stop words that are common enough to be misspelled: house nad deck. */
const FREQUENT = ['and', 'the', 'with']

const MAX_COST = 0.9

/** Log of the share of queries that have one of them. */
export const STOP_WORD_SHARE = Math.log(1 / 3)

/** The stop word that an unknown word probably is. */
export function misspelledStopWord(token: WordToken): { part: WordToken; cost: number } | null {
  for (const word of FREQUENT) {
    const cost = editCost(token.written, word, MAX_COST)
    if (cost <= MAX_COST) return { part: { ...token, written: word, term: word }, cost }
  }
  return null
}

const MAX_TRADE_COST = 2

const MIN_LENGTH = 5

/** A synonym dictionary word that a misspelled word probably is. */
type TradeWord = { part: WordToken; cost: number }

/** The nearest dictionary word within an edit cost of `below` that the site lacks but has a synonym of; null if there is none. */
export function tradeWord(
  token: WordToken,
  { index, synonyms }: Searchable,
  all: boolean,
  below: number,
): TradeWord | null {
  if (token.term.length < MIN_LENGTH) return null
  const isIndexed = (word: string) => index.frequency(word, all) > 0
  let best: TradeWord | null = null
  let limit = Math.min(MAX_TRADE_COST, below)
  for (const word of synonyms.words()) {
    if (word.length < MIN_LENGTH || Math.abs(word.length - token.term.length) > MAX_TRADE_COST + 1) continue
    const cost = editCost(token.term, word, limit)
    if (
      cost >= limit ||
      isIndexed(word) ||
      !synonyms.at([word], 0).some(({ others }) => others.some(({ words }) => words.every(isIndexed)))
    )
      continue
    limit = cost
    best = { part: { ...token, written: word, term: cutPlural(word) }, cost }
  }
  return best
}

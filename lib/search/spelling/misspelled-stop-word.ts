import 'server-only'
import type { WordToken } from '../text/read-tokens'
import { editCost } from './edit-cost'

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

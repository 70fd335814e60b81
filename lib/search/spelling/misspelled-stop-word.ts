import 'server-only'
import type { WordToken } from '../text/read-tokens'
import { editCost } from './edit-cost'

/** Words that say nothing and are typed often enough to be misspelled: house nad deck. */
const IDLE = ['and', 'the', 'with']
const MOST_COST = 0.9
/** So many queries hold one of them, as the logarithm of a share. */
export const STOP_WORD_SHARE = Math.log(1 / 3)

/** The word that says nothing which an unknown one was likely meant for. */
export function misspelledStopWord(token: WordToken): { part: WordToken; cost: number } | null {
  for (const word of IDLE) {
    const cost = editCost(token.written, word, MOST_COST)
    if (cost <= MOST_COST) return { part: { ...token, written: word, term: word }, cost }
  }
  return null
}

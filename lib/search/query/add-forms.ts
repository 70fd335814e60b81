import 'server-only'
import type { DocFields } from '../index/search-index'
import { isWord } from '../spelling/known-words'
import type { WordToken } from '../text/read-tokens'
import { isAgentNoun, rootOf } from '../text/stem-word'
import { addMatch, type Slot } from './plan'
import type { Searchable } from './searchable'

/** Set with the weights of plan-query. */
const FORM = 0.6
const DOER = 0.4
const MIN_START = 3
const STARTS = 20
/** Of 3- to 5-letter beginnings of the words in the demo's names 10 % were offered nothing that begins so; with it 1 %, units and little words. */
const START_TYPED = 0.9
const START_KNOWN = 0.3
const START_UNKNOWN = 0.8

/** The ways to meet a word by its other forms. */
export function addForms<F extends DocFields>(slot: Slot, token: WordToken, { index, vocabulary }: Searchable<F>): void {
  if (token.kind !== 'word') return
  for (const id of vocabulary.withRoot(rootOf(token.term))) {
    const other = index.termText(id)
    if (other !== token.term) addMatch(slot, [id], isAgentNoun(other) === isAgentNoun(token.term) ? FORM : DOER)
  }
}

/** @property isTyping whether the text is still being typed: its last word is then likelier begun than whole. */
type StartOptions = { all: boolean; isLast: boolean; isTyping: boolean }

/** The ways to meet a word by longer ones that it begins: the last of a query may be unfinished, and a word that is none must be. */
export function addStarts<F extends DocFields>(slot: Slot, token: WordToken, { index, vocabulary }: Searchable<F>, { all, isLast, isTyping }: StartOptions): void {
  const own = index.termId(token.term)
  const isKnown = (own !== undefined && index.frequency(own, all) > 0) || isWord(token.written)
  if (token.written.length < MIN_START || (isKnown && !isLast)) return
  const isBegun = isLast && isTyping
  const weight = isBegun ? START_TYPED : isKnown ? START_KNOWN : START_UNKNOWN
  for (const { id } of vocabulary.beginning(token.written, all, STARTS)) addMatch(slot, [id], weight)
}

import 'server-only'
import type { DocFields } from '../../index/search-index'
import { isWord } from '../../spelling/known-words'
import type { WordToken } from '../../text/read-tokens'
import { isAgentNoun, rootOf } from '../../text/stem-word'
import { addMatch, type Slot } from '../plan'
import type { Searchable } from '../searchable'

/** Tuned with the weights in plan-query.ts. */
const FORM = 0.6
const AGENT_FORM = 0.4
const MIN_PREFIX = 3
const MAX_COMPLETIONS = 20
/** With this weight, 1 % of the 3- to 5-letter prefixes of the graded products' words get no suggestion (units and stop words); without it 10 %. */
const PREFIX_TYPING = 0.9
const PREFIX_KNOWN = 0.3
const PREFIX_UNKNOWN = 0.8

/** Adds other forms of a word as matches. */
export function addForms<F extends DocFields>(
  slot: Slot,
  token: WordToken,
  { index, vocabulary }: Searchable<F>,
): void {
  if (token.kind !== 'word') return
  for (const id of vocabulary.withRoot(rootOf(token.term))) {
    const other = index.termText(id)
    if (other !== token.term) addMatch(slot, [id], isAgentNoun(other) === isAgentNoun(token.term) ? FORM : AGENT_FORM)
  }
}

/** @property isTyping the query is still being typed, so its last word is more likely unfinished. */
type CompletionOptions = { all: boolean; isLast: boolean; isTyping: boolean }

/** Adds longer words that start with a word as matches: for the last word of a query, which may be unfinished, and for unknown words. */
export function addCompletions<F extends DocFields>(
  slot: Slot,
  token: WordToken,
  { index, vocabulary }: Searchable<F>,
  { all, isLast, isTyping }: CompletionOptions,
): void {
  const own = index.termId(token.term)
  const isKnown = (own !== undefined && index.frequency(own, all) > 0) || isWord(token.written)
  if (token.written.length < MIN_PREFIX || (isKnown && !isLast)) return
  const isBegun = isLast && isTyping
  const weight = isBegun ? PREFIX_TYPING : isKnown ? PREFIX_KNOWN : PREFIX_UNKNOWN
  for (const { id } of vocabulary.withPrefix(token.written, all, MAX_COMPLETIONS)) addMatch(slot, [id], weight)
}

import 'server-only'
import type { DocFields } from '../../index/search-index'
import { isWord } from '../../spelling/known-words'
import type { WordToken } from '../../text/read-tokens'
import { isAgentNoun, rootOf } from '../../text/stem-word'
import howTo from '../../synonyms/how-to-synonyms.json'
import { addMatch, type Slot } from '../plan'
import type { Searchable } from '../searchable'

/** Tuned with the weights in plan-query.ts. */
const FORM = 0.6
const AGENT_FORM = 0.4
/** Tuned on half of the graded questions. */
const OTHER_VERB = 0.6
/** Regrout, repaint. */
const AGAIN = /^re(?=.{4})/
const MIN_PREFIX = 3
const MAX_COMPLETIONS = 20
/** With this weight, 1 % of the 3- to 5-letter prefixes of the graded products' words get no suggestion (units and stop words); without it 10 %. */
const PREFIX_TYPING = 0.9
const PREFIX_KNOWN = 0.3
const PREFIX_UNKNOWN = 0.8

/** The roots of the verbs that mean the same as one, by its root. */
const VERBS = new Map<string, string[]>()
for (const group of howTo.verbs) {
  const roots = group.map(rootOf)
  for (const root of roots) VERBS.set(root, [...(VERBS.get(root) ?? []), ...roots.filter((other) => other !== root)])
}

/** Adds other forms of a word as matches, and in articles those of verbs that mean the same. */
export function addForms<F extends DocFields>(
  slot: Slot,
  token: WordToken,
  { index, vocabulary }: Searchable<F>,
): void {
  if (token.kind !== 'word') return
  const root = rootOf(token.term)
  for (const id of vocabulary.withRoot(root)) {
    const other = index.termText(id)
    if (other !== token.term) addMatch(slot, [id], isAgentNoun(other) === isAgentNoun(token.term) ? FORM : AGENT_FORM)
  }
  if (!index.isProse) return
  const again = slot.matches.length === 0 && AGAIN.test(root) ? [root.replace(AGAIN, '')] : []
  for (const verb of [...(VERBS.get(root) ?? []), ...again])
    for (const id of vocabulary.withRoot(verb)) addMatch(slot, [id], OTHER_VERB)
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

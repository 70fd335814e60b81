import type { SearchIndex } from '../index/search-index'
import { isWord } from '../spelling/known-words'
import type { WordToken, Token } from '../text/read-tokens'
import { isAgentNoun, rootOf, cutPlural } from '../text/stem-word'
import howTo from '../synonyms/how-to-synonyms.json'
import { addMatch, type Slot, type PlannedToken, type Searchable } from './plan'
import { areAdjacent } from '../spelling/boost-cooccurring'
import { joinedTerm, measureTerm, pairTerm } from '../text/field-terms'
import type { Measure } from '../text/read-measures'
import { sameLengths } from '../text/units'

/** Tuned with the weights in plan-query.ts. */
const FORM = 0.6

const AGENT_FORM = 0.4

/** In articles, tuned on the graded questions: 'painting' in a title says more than 'paint' in a body. */
const FORM_IN_PROSE = 0.8

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
export function addForms(slot: Slot, token: WordToken, { index, vocabulary }: Searchable): void {
  if (token.kind !== 'word') return
  const root = rootOf(token.term)
  const form = index.isProse ? FORM_IN_PROSE : FORM
  for (const id of vocabulary.withRoot(root)) {
    const other = index.termText(id)
    if (other !== token.term) addMatch(slot, [id], isAgentNoun(other) === isAgentNoun(token.term) ? form : AGENT_FORM)
  }
  if (!index.isProse) return
  const again = slot.matches.length === 0 && AGAIN.test(root) ? [root.replace(AGAIN, '')] : []
  for (const verb of [...(VERBS.get(root) ?? []), ...again])
    for (const id of vocabulary.withRoot(verb)) addMatch(slot, [id], OTHER_VERB)
}

/** @property isTyping the query is still being typed, so its last word is more likely unfinished. */
type CompletionOptions = { all: boolean; isLast: boolean; isTyping: boolean }

/** Adds longer words that start with a word as matches: for the last word of a query, which may be unfinished, and for unknown words. */
export function addCompletions(
  slot: Slot,
  token: WordToken,
  { index, vocabulary }: Searchable,
  { all, isLast, isTyping }: CompletionOptions,
): void {
  const isKnown = index.frequency(token.term, all) > 0 || isWord(token.written)
  if (token.written.length < MIN_PREFIX || (isKnown && !isLast)) return
  const isBegun = isLast && isTyping
  const weight = isBegun ? PREFIX_TYPING : isKnown ? PREFIX_KNOWN : PREFIX_UNKNOWN
  for (const { id } of vocabulary.withPrefix(token.written, all, MAX_COMPLETIONS)) addMatch(slot, [id], weight)
}

const JOINED = 0.95

const SPLIT = 0.8

const MIN_PART = 3

/** Adds compounds: two query words matched as one (dry wall), and one matched by its parts (doorknob). */
export function addJoins(planned: PlannedToken[], { index }: Searchable, { all }: { all: boolean }): void {
  const tokens = planned.map(({ token }) => token)
  for (const [at, { slot, token }] of planned.entries()) {
    const next = planned[at + 1]
    for (const joined of next ? joinsOf(tokens, at) : []) {
      const id = index.termId(joined)
      if (id === undefined || index.frequency(id, all) === 0) continue
      for (const spanned of [slot, ...(next ? [next.slot] : [])]) addMatch(spanned, [id], JOINED)
    }
    if (token.kind !== 'word') continue
    const own = index.frequency(token.term, all)
    for (const [left, right] of partsOf(token.written)) {
      const ids = [index.termId(left), index.termId(right)]
      const [a, b] = ids
      if (a === undefined || b === undefined) continue
      const rarer = Math.min(index.frequency(a, all), index.frequency(b, all))
      if (rarer > own && areAdjacent(ids, index, all)) addMatch(slot, [a, b], SPLIT)
    }
  }
}

function joinsOf(tokens: Token[], at: number): string[] {
  const [a, b] = [tokens[at], tokens[at + 1]]
  if (!a || !b || a.kind === 'measure') return []
  const joined = joinedTerm(tokens, at)
  const plain = b.kind === 'measure' ? b.written : b.term
  return [...(joined ? [joined] : []), ...(/^[\p{L}\p{N}]+$/u.test(plain) ? [a.written + plain] : [])]
}

function* partsOf(word: string): Generator<[string, string]> {
  for (let at = MIN_PART; at <= word.length - MIN_PART; at += 1)
    yield [cutPlural(word.slice(0, at)), cutPlural(word.slice(at))]
}

const SAME_LENGTH = 0.9

const NUMBER_ALONE = 0.5

const NUMBERS_APART = 0.5

/** Adds the matches of a number or a size: the same measure in other units, and its bare numbers with a lower weight. */
export function addMeasures(slot: Slot, measures: Measure[], index: SearchIndex): void {
  const add = (texts: string[], weight: number) => {
    const ids = texts.map((text) => index.termId(text))
    if (ids.every((id) => id !== undefined)) addMatch(slot, ids, weight)
  }
  if (measures.length > 1) {
    add(
      measures.slice(1).map((measure, at) => pairTerm(measures[at], measure)),
      1,
    )
    add(
      measures.map(({ value }) => measureTerm({ value, unit: null })),
      NUMBERS_APART,
    )
    return
  }
  for (const { value, unit, word } of measures) {
    add([measureTerm({ value, unit })], 1)
    if (!unit) continue
    add([measureTerm({ value, unit: null })], NUMBER_ALONE)
    for (const same of sameLengths(value, unit)) add([measureTerm(same)], SAME_LENGTH)
    if (word) add([word], NUMBER_ALONE / 2)
  }
}

/** Adds the synonyms of words and phrases as matches. */
export function addSynonyms(planned: PlannedToken[], { index, synonyms }: Searchable, { all }: { all: boolean }): void {
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

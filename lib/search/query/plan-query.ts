import 'server-only'
import type { DocFields } from '../index/search-index'
import { type QueryWord, correctQuery } from '../spelling/correct-query'
import { findHead } from './find-head'
import { readTokens, type Token } from '../text/read-tokens'
import { isStopWord, isSideWord } from '../text/stop-words'
import { addForms, addCompletions } from './expand/add-forms'
import { addJoins } from './expand/add-joins'
import { addMeasures } from './expand/add-measures'
import { addSynonyms } from './expand/add-synonyms'
import { matchBrands } from './match-brands'
import { addMatch, type PlannedToken, type Plan, type Slot, type SlotKind, type Match } from './plan'
import type { Searchable } from './searchable'
import { dropIntentWords } from './drop-intent-words'

/** Query words that are used; further ones are ignored. */
const MAX_SLOTS = 16
const MAX_TOKENS = 40

/**
 * Importance of each kind of word, multiplied with its inverse document frequency. These weights and those of
 * word forms, adjacency and head nouns were tuned together on graded queries of shoppers: NDCG@10 rose by .011
 * on the half used for tuning and by .008 on the held-out half.
 */
const IMPORTANCE = { word: 1, model: 1.3, number: 1.1, measure: 0.8 } as const
const ASIDE = 0.9

type PlanOptions = {
  /** Includes drafts and unlinked products: for the admin. */
  all: boolean
  /** Corrects misspellings. */
  correct: boolean
  /** The query is still being typed: its last word is completed before it is corrected. */
  isTyping?: boolean
}

const CORRECTED = 0.95
const DOUBTED = 0.6

/** Plans a query: its words with their forms, synonyms, corrections and measures as index terms. */
export function planQuery<F extends DocFields>(text: string, searchable: Searchable<F>, options: PlanOptions): Plan {
  const read = dropIntentWords(readTokens(text, MAX_TOKENS), options.isTyping ?? false)
  const plain = {
    words: read.map((token): QueryWord => ({ token, meant: [], status: 'indexed', confidence: 1 })),
    corrections: [],
  }
  const { words, corrections } = options.correct ? correctQuery(read, searchable, options) : plain
  const planned = slotsOf(words, searchable, options.isTyping ?? false).slice(0, MAX_SLOTS)
  for (const { slot, token } of planned) addToken(slot, token, searchable)
  matchBrands(planned, searchable, options)
  addJoins(planned, searchable, options)
  addSynonyms(planned, searchable, options)
  const isVisible = ({ terms }: Match) => terms.every((id) => searchable.index.frequency(id, options.all) > 0)
  const missing: string[] = []
  for (const [index, { slot, token, guesses }] of planned.entries()) {
    if (token.kind === 'measure') continue
    const isLast = index === planned.length - 1 && token.after === ''
    addForms(slot, token, searchable)
    if (!slot.matches.slice(guesses).some(isVisible)) missing.push(token.written)
    addCompletions(slot, token, searchable, { isTyping: false, ...options, isLast })
  }
  return { slots: planned.map(({ slot }) => slot), corrections, missing }
}

function slotsOf<F extends DocFields>(
  words: QueryWord[],
  searchable: Searchable<F>,
  isTyping: boolean,
): PlannedToken[] {
  const head = findHead(words, searchable)
  let aside = false
  const planned: PlannedToken[] = []
  for (const [position, { token, meant, status, confidence }] of words.entries()) {
    if (token.kind !== 'measure' && isSideWord(token.written)) aside = position > 0
    const isAlone = isTyping && words.length === 1
    if (token.kind !== 'measure' && (isStopWord(token.written) || isSideWord(token.written)) && !isAlone) continue
    const isHead = position === head
    const kind = kindOf(token)
    const importance = confidence * IMPORTANCE[kind] * (aside && !isHead ? ASIDE : 1)
    const slot: Slot = { kind, written: token.written, matches: [], importance, isHead }
    const surest = meant[0]?.likely ?? 0
    for (const { id, likely } of meant)
      addMatch(slot, [id], (status === 'unknown' ? CORRECTED : DOUBTED) * Math.exp((likely - surest) / 2))
    planned.push({ token, slot, guesses: status === 'unknown' ? 0 : slot.matches.length })
  }
  return planned
}

function kindOf(token: Token): SlotKind {
  if (token.kind !== 'measure') return token.kind
  return token.measures.length < 2 && !token.measures[0]?.unit ? 'number' : 'measure'
}

function addToken<F extends DocFields>(slot: Slot, token: Token, { index }: Searchable<F>): void {
  if (token.kind === 'measure') return addMeasures(slot, token.measures, index)
  const id = index.termId(token.term)
  if (id !== undefined) addMatch(slot, [id], 1)
}

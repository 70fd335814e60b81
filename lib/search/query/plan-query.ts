import { type QueryWord, correctQuery } from '../spelling/correct-query'
import { headPosition } from '../text/field-terms'
import { rootOf, cutPlural } from '../text/stem-word'
import { readTokens, type Token, isFiller, isStopWord, isSideWord } from '../text/read-tokens'
import { addForms, addCompletions, addJoins, addMeasures, addSynonyms } from './expand'
import brandNames from './brand-names.json'
import { addMatch, type PlannedToken, type Plan, type Slot, type SlotKind, type Match, type Searchable } from './plan'

/** Brand names that consist of two English words, as index terms. */
const NAMES = new Set(brandNames.map((name) => name.split(' ').map(cutPlural).join(' ')))

/** Weight of one word of a name without the other: a bay window is no lamp of Hampton Bay. */
const SINGLE_WORD = 0.3

/** A word can be the head from this share of the highest head share among the query's words. */
const MIN_HEAD_SHARE = 0.3

const INTENT_WORDS = new Set(
  'best cheap cheapest buy buying idea ideas need needs needed should shall want wants wanted looking'.split(' '),
)

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
  correct: boolean
  /** The query is still being typed: its last word is completed before it is corrected. */
  isTyping?: boolean
}

const CORRECTED = 0.95
const DOUBTED = 0.6

/** Plans a query: its words with their forms, synonyms, corrections and measures as index terms. */
export function planQuery(text: string, searchable: Searchable, options: PlanOptions): Plan {
  const read = dropIntentWords(readTokens(text, MAX_TOKENS), options.isTyping ?? false)
  const plain = {
    words: read.map((token): QueryWord => ({ token, intended: [], status: 'indexed', confidence: 1 })),
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
  const typed = new Map<string, Match[]>()
  for (const [index, { slot, token, guesses, isUnknown }] of planned.entries()) {
    if (token.kind === 'measure') continue
    const isLast = index === planned.length - 1 && token.after === ''
    addForms(slot, token, searchable)
    typed.set(token.written, slot.matches.slice(guesses).filter(isVisible))
    if (!slot.matches.slice(isUnknown ? 0 : guesses).some(isVisible) && !isFiller(token.written))
      missing.push(token.written)
    addCompletions(slot, token, searchable, { isTyping: false, ...options, isLast })
  }
  const used = planned.filter(({ slot }) => slot.matches.length > 0 || !isFiller(slot.written))
  return {
    slots: used.map(({ slot }) => slot),
    corrections: corrections.map((correction) => ({ ...correction, asTyped: typed.get(correction.typed) ?? [] })),
    missing,
  }
}

function slotsOf(words: QueryWord[], searchable: Searchable, isTyping: boolean): PlannedToken[] {
  const head = findHead(words, searchable)
  let aside = false
  const planned: PlannedToken[] = []
  for (const [position, { token, intended, status, confidence }] of words.entries()) {
    if (token.kind !== 'measure' && isSideWord(token.written)) aside = position > 0
    const isAlone = isTyping && words.length === 1
    if (token.kind !== 'measure' && (isStopWord(token.written) || isSideWord(token.written)) && !isAlone) continue
    const isHead = position === head
    const kind = kindOf(token)
    const importance = confidence * IMPORTANCE[kind] * (aside && !isHead ? ASIDE : 1)
    const slot: Slot = { kind, written: token.written, matches: [], importance, isHead }
    const surest = intended[0]?.likely ?? 0
    for (const { id, likely } of intended)
      addMatch(slot, [id], (status === 'unknown' ? CORRECTED : DOUBTED) * Math.exp((likely - surest) / 2))
    planned.push({ token, slot, guesses: slot.matches.length, isUnknown: status === 'unknown' })
  }
  return planned
}

function kindOf(token: Token): SlotKind {
  if (token.kind !== 'measure') return token.kind
  return token.measures.length < 2 && !token.measures[0]?.unit ? 'number' : 'measure'
}

function addToken(slot: Slot, token: Token, { index }: Searchable): void {
  if (token.kind === 'measure') return addMeasures(slot, token.measures, index)
  const id = index.termId(token.term)
  if (id !== undefined) addMatch(slot, [id], 1)
}

/** Whether a word only expresses an intent: best, ideas, under 50. */
function isIntent(tokens: Token[], at: number): boolean {
  const token = tokens[at]
  if (token?.kind !== 'word') return false
  const next = tokens[at + 1]
  if (token.written === 'under')
    return next?.kind === 'measure' && next.measures.length === 1 && next.measures[0]?.unit === null
  return INTENT_WORDS.has(token.written)
}

const isMeaningful = (token: Token) =>
  token.kind !== 'word' || (!isStopWord(token.written) && !isSideWord(token.written))

/**
 * A query without words that only express an intent; unchanged if nothing else would be left.
 * @param isTyping keeps the last word, which may be unfinished.
 */
function dropIntentWords(tokens: Token[], isTyping: boolean): Token[] {
  const remaining = tokens.filter((_, at) => (isTyping && at === tokens.length - 1) || !isIntent(tokens, at))
  return remaining.some(isMeaningful) ? remaining : tokens
}

/**
 * The position of the query's head noun: 'toilet seat round white' is about a seat, since titles use that word
 * as their head.
 */
function findHead(words: QueryWord[], { index, vocabulary }: Searchable): number {
  const last = headPosition(words.map(({ token }) => token))
  const shares = words.slice(0, last + 1).map(({ token, intended: [best] }) => {
    if (token.kind !== 'word') return 0
    const own = index.termId(token.term) ?? best?.id
    return Math.max(
      0,
      ...[...(own === undefined ? [] : [own]), ...vocabulary.withRoot(rootOf(token.term))].map((id) =>
        index.headShare(id),
      ),
    )
  })
  const bar = MIN_HEAD_SHARE * Math.max(0, ...shares)
  return bar > 0 ? shares.findLastIndex((share) => share >= bar) : last
}

/** Makes two-word brand names match as a phrase, and with a low weight as single words. */
function matchBrands(planned: PlannedToken[], { index }: Searchable, { all }: { all: boolean }): void {
  for (const [at, first] of planned.entries()) {
    const second = planned[at + 1]
    if (
      first.token.kind !== 'word' ||
      second?.token.kind !== 'word' ||
      !NAMES.has(`${first.token.term} ${second.token.term}`)
    )
      continue
    const terms = [first, second].map(({ token }) => index.termId((token as { term: string }).term))
    if (!terms.every((id) => id !== undefined && index.frequency(id, all) > 0)) continue
    for (const { slot } of [first, second]) {
      slot.matches = [
        { terms: terms as number[], weight: 1 },
        ...slot.matches.map((match) => ({ ...match, weight: match.weight * SINGLE_WORD })),
      ]
    }
  }
}

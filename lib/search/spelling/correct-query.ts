import type { SearchIndex } from '../index/search-index'
import type { Searchable, Correction } from '../query/plan'
import { type Token, type WordToken, isFiller, isStopWord, isSideWord } from '../text/read-tokens'
import { cutPlural, isIrregular, pluralOf } from '../text/stem-word'
import { COSTS, editCost } from './edit-cost'
import { STOP_WORD_SHARE, misspelledStopWord, isBeginning, isFarFrom, tradeWord } from './stays-as-typed'
import { joinWords } from './join-words'
import { isTradeWord, isWord, levelOf } from './known-words'
import { correctUnits } from './correct-units'
import { splitWord } from './split-word'
import { areAdjacent, boostCooccurring } from './boost-cooccurring'
import { type Candidate, COST_WEIGHT, type Vocabulary } from './vocabulary'

export type QueryWord = {
  token: Token
  intended: Candidate[]
  /** Whether the site has the word, or else whether it is a known word. */
  status: 'indexed' | 'word' | 'unknown'
  /** Confidence in the correction, 0 to 1; 1 without one. */
  confidence: number
}

const MIN_LENGTH = 3
/** How much likelier, in nats, a candidate must be before a word of the site counts as a misspelling. */
const MIN_GAIN = 3
/**
 * How much less likely, in nats, a known word that no document has is than one with half a document. Tuned on
 * real-word errors (facet, pendent) in 1,716 misspelled queries of shoppers against 958 ordinary household
 * words, of which three in a hundred get a suggestion.
 */
const UNSEEN = { trade: 1, other: 3 }
/** How much likelier, in nats, a suggestion must be before it is searched for along with the typed word. */
const ALSO_SEARCHED = 1.5
/** Bonus in nats of a candidate that is adjacent to a query word in a title. */
const ADJACENT = 3
/** English words of this rarity are no suggestions, unless a title has them as head noun. */
const TOO_COMMON = 10
/** Confidence lost per unit of edit cost above `ERRORS_TRUSTED`, and the minimum. */
const CONFIDENCE_LOST = 0.6
const MIN_CONFIDENCE = 0.15
const ERRORS_TRUSTED = 2
/** Highest edit cost of a correction. */
const MAX_COST = 4
/** Candidates this many nats behind the likeliest one are still searched. */
const SEARCHED_BEHIND = 2.5

/** Corrects a query's misspellings, and splits and joins words as the site writes them. */
export function correctQuery(
  typedTokens: Token[],
  searchable: Searchable,
  { all, isTyping = false }: { all: boolean; isTyping?: boolean },
): { words: QueryWord[]; corrections: Correction[] } {
  const corrections: Correction[] = []
  const isIndexed = (term: string) => searchable.index.frequency(term, all) > 0
  const tokens = joinWords(correctUnits(typedTokens, isIndexed, corrections), searchable, all, corrections)
  const known = tokens.map((token) => (token.kind === 'word' ? searchable.index.frequency(token.term, all) : 0))
  const inPhrase = phrasePlaces(tokens, searchable)
  const words = tokens.flatMap((token, at): QueryWord[] => {
    const plain: QueryWord = {
      token,
      intended: [],
      status: (known[at] ?? 0) > 0 ? 'indexed' : 'unknown',
      confidence: 1,
    }
    if (
      token.kind !== 'word' ||
      token.written.length < MIN_LENGTH ||
      isStopOrSideWord(token.written) ||
      inPhrase.has(at) ||
      (isTyping &&
        at === tokens.length - 1 &&
        token.after === '' &&
        searchable.vocabulary.hasPrefix(token.written, all)) ||
      isForm(token.written, searchable.index, all)
    )
      return [plain]
    const others = tokens.flatMap((other, place) =>
      other.kind === 'word' && place !== at && (known[place] ?? 0) > 0 ? [other.term] : [],
    )
    const [before, after] = [tokens[at - 1], tokens[at + 1]]
    const word = {
      token,
      frequency: known[at] ?? 0,
      others,
      neighbors: [termOf(before), termOf(after)] as const,
      isLast: !after,
    }
    return correctWord(word, searchable, all, corrections) ?? [plain]
  })
  return { words, corrections }
}

/** Positions of words and phrases with synonyms: these are not misspelled. */
function phrasePlaces(tokens: Token[], { synonyms }: Searchable): Set<number> {
  const terms = tokens.map((token) => (token.kind === 'measure' ? '' : token.term))
  return new Set(
    terms.flatMap((_, from) =>
      synonyms.at(terms, from).flatMap(({ length }) => Array.from({ length }, (__, next) => from + next)),
    ),
  )
}

/** Whether a word is a regular form of a word of the site: sticking, if the site has stick. */
function isForm(written: string, index: SearchIndex, all: boolean): boolean {
  const stem = /^(.{2,}(?:[^aeiou]{2}|[aeiou]{2}[^aeiou]))(?:ing|ed)$/.exec(written)?.[1]
  return stem !== undefined && index.frequency(cutPlural(stem), all) > 0
}

type WordInQuery = {
  token: WordToken
  frequency: number
  others: string[]
  neighbors: readonly [string, string]
  isLast: boolean
}

/** The correction of a word that is probably misspelled; null if it stays. */
function correctWord(
  word: WordInQuery,
  searchable: Searchable,
  all: boolean,
  corrections: Correction[],
): QueryWord[] | null {
  const { token, frequency, others, isLast } = word
  const { vocabulary, index } = searchable
  const isUnseen = frequency === 0 && isWord(token.written)
  const bar = barFor(token.written, { frequency, isUnseen }, vocabulary, all)
  if (bar > -COST_WEIGHT * COSTS.double) return null
  const near = boostCooccurring(vocabulary.nearest(token, all), others, index, all)
  if (isUnseen) return suggestWord(word, near, { bar, all }, index, corrections)
  const [best] = near
  const joined = frequency === 0 ? alternativeReading(token, searchable, all, best) : null
  if (joined) {
    corrections.push({ typed: token.written, intended: joined.parts.map((part) => part.written).join(' '), sure: true })
    return joined.parts.map((part) => ({ token: part, intended: [], status: 'indexed', confidence: joined.confidence }))
  }
  if (!best || best.text === token.term || best.likely < bar) return null
  const written = asTyped(token.written, best.text)
  const isFar = frequency === 0 && isFarFrom(token.written, best)
  const stays = frequency > 0 || isFar || (isLast && isBeginning(token.written, best, searchable, all))
  corrections.push({ typed: token.written, intended: written, sure: !stays })
  const intended = near.filter(
    ({ text, likely }) => text !== token.term && likely >= Math.max(bar, best.likely - SEARCHED_BEHIND),
  )
  if (stays)
    return [{ token, intended: isFar ? [] : intended, status: frequency > 0 ? 'indexed' : 'unknown', confidence: 1 }]
  return [
    {
      token: { ...token, written, term: isIrregular(best.text) ? cutPlural(best.text) : best.text },
      intended,
      status: 'unknown',
      confidence: confidenceOf(token.written, best.cost),
    },
  ]
}

/** The log-likelihood that a candidate needs. */
function barFor(
  typed: string,
  { frequency, isUnseen }: { frequency: number; isUnseen: boolean },
  vocabulary: Vocabulary,
  all: boolean,
): number {
  if (frequency > 0) return vocabulary.prior(frequency, all) + MIN_GAIN
  return isUnseen
    ? vocabulary.prior(0, all) - (isTradeWord(typed) ? UNSEEN.trade : UNSEEN.other)
    : Number.NEGATIVE_INFINITY
}

/** A known word that the site lacks: it stays, with far likelier candidates as suggestions. */
function suggestWord(
  { token, neighbors: [before, after] }: WordInQuery,
  near: Candidate[],
  { bar, all }: { bar: number; all: boolean },
  index: SearchIndex,
  corrections: Correction[],
): QueryWord[] | null {
  const isAdjacent = ({ id }: Candidate) =>
    areAdjacent([index.termId(before), id], index, all) || areAdjacent([id, index.termId(after)], index, all)
  const intended = near
    .filter(({ id, text }) => text !== token.term && (index.headShare(id) > 0 || (levelOf(text) ?? 70) > TOO_COMMON))
    .map((candidate) => ({ ...candidate, likely: candidate.likely + (isAdjacent(candidate) ? ADJACENT : 0) }))
    .filter(({ likely }) => likely >= bar)
    .sort((a, b) => b.likely - a.likely)
  const [best] = intended
  if (!best) return null
  corrections.push({ typed: token.written, intended: asTyped(token.written, best.text), sure: false })
  const borrowed =
    best.likely >= bar + ALSO_SEARCHED ? intended.filter(({ likely }) => likely >= best.likely - SEARCHED_BEHIND) : []
  return [{ token, intended: borrowed, status: 'word', confidence: 1 }]
}

/** A split, a stop word or a trade term that is likelier than the nearest word of the site. */
function alternativeReading(
  token: WordToken,
  searchable: Searchable,
  all: boolean,
  nearest?: Candidate,
): { parts: WordToken[]; confidence: number } | null {
  const split = splitWord(token, searchable, all)
  if (split && split.likely > (nearest?.likely ?? Number.NEGATIVE_INFINITY))
    return { parts: split.parts, confidence: 1 }
  const idle = misspelledStopWord(token)
  if (idle && STOP_WORD_SHARE - COST_WEIGHT * idle.cost > (nearest?.likely ?? Number.NEGATIVE_INFINITY))
    return { parts: [idle.part], confidence: 1 }
  const trade = tradeWord(token, searchable, all, nearest?.cost ?? Number.POSITIVE_INFINITY)
  return trade && { parts: [trade.part], confidence: confidenceOf(token.written, trade.cost) }
}

/** Confidence in a correction by its edit cost per letter: short words have many near neighbours. */
function confidenceOf(typed: string, cost: number): number {
  const slips = cost * (typed.length <= 4 ? 1.6 : typed.length <= 6 ? 1.1 : 0.85)
  return Math.max(MIN_CONFIDENCE, Math.min(1, 1 - (slips - ERRORS_TRUSTED) * CONFIDENCE_LOST))
}

const termOf = (token: Token | undefined) => (token && token.kind !== 'measure' ? token.term : '')

const isStopOrSideWord = (word: string) => isStopWord(word) || isSideWord(word) || isFiller(word)

/** Restores the plural of a candidate, which is indexed in the singular, if the typed word was one. */
function asTyped(typed: string, intended: string): string {
  const plural = pluralOf(intended)
  if (intended.endsWith('s') || plural === intended) return intended
  if (typed.endsWith('s') || (isWord(plural) && !isWord(intended))) return plural
  const isMany = /[sz].{0,2}$/.test(typed) && !/[sz].{0,2}$/.test(intended)
  return isMany && editCost(typed, plural, MAX_COST) < editCost(typed, intended, MAX_COST) ? plural : intended
}

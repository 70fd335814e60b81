import 'server-only'
import type { DocFields, SearchIndex } from '../index/search-index'
import type { Searchable } from '../query/searchable'
import type { Token, WordToken } from '../text/read-tokens'
import { cutPlural, isIrregular, pluralOf } from '../text/stem-word'
import { isStopWord, isSideWord } from '../text/stop-words'
import { COSTS, editCost } from './edit-cost'
import { STOP_WORD_SHARE, misspelledStopWord } from './misspelled-stop-word'
import { joinWords } from './join-words'
import { isTradeWord, isWord, levelOf } from './known-words'
import { correctUnits } from './correct-units'
import { splitWord } from './split-word'
import { areAdjacent } from './are-adjacent'
import { tradeWord } from './trade-word'
import { type Candidate, COST_WEIGHT, type Vocabulary } from './vocabulary'
import { boostCooccurring } from './boost-cooccurring'

/** A word that was taken for another, both as written; where it is not `sure`, the typed one is a word as well, and stays. */
export type Correction = { typed: string; meant: string; sure: boolean }

/** A token of a query with the words that may have been meant in its place. */
export type QueryWord = {
  token: Token
  meant: Candidate[]
  /** Whether the site holds it; where not, whether it is a word all the same, or none. */
  standing: 'held' | 'word' | 'none'
  /** How far what was taken for meant can be trusted: 1 where nothing was. */
  trust: number
}

const MIN_LENGTH = 3
/** How much likelier, in nats, another word must be before a word of the site is taken for a slip. */
const TRUST = 3
/**
 * How much rarer, in nats, a known word that no document holds is taken to be than one that half a
 * document did. Set by the words that 1,716 misspelled queries of shoppers have in place of others
 * (facet, pendent) against 958 ordinary words of the house, of which three in a hundred are doubted so.
 */
const UNSEEN = { trade: 1, other: 3 }
/** How much likelier, in nats, another word must be before it is looked for beside a known one that the site does not hold. */
const LENT = 1.5
/** Nats that a word gains which stands beside a word of the query in a title as it would there. */
const BESIDE = 3
/** Words as common in English as those of this level are talk, unless they name the thing of a title. */
const TALK = 10
/** What each further unit of cost takes from the trust in a correction, and the least that stays. */
const TRUST_LOST = 0.6
const LEAST_TRUST = 0.15
const SLIPS_TRUSTED = 2
/** The cost of slips that no correction exceeds. */
const MOST_COST = 4
/** Nats behind the likeliest word at which another is still tried. */
const REACH = 2.5

/** The words of a query with what was likely meant: slips corrected, words split and joined as the site writes them. */
export function correctQuery<F extends DocFields>(given: Token[], searchable: Searchable<F>, { all, isTyping = false }: { all: boolean; isTyping?: boolean }): { words: QueryWord[]; corrections: Correction[] } {
  const corrections: Correction[] = []
  const isHeld = (term: string) => frequencyOf(term, searchable, all) > 0
  const tokens = joinWords(correctUnits(given, isHeld, corrections), searchable, all, corrections)
  const known = tokens.map((token) => (token.kind === 'word' ? frequencyOf(token.term, searchable, all) : 0))
  const inPhrase = phrasePlaces(tokens, searchable)
  const words = tokens.flatMap((token, at): QueryWord[] => {
    const plain: QueryWord = { token, meant: [], standing: (known[at] ?? 0) > 0 ? 'held' : 'none', trust: 1 }
    if (token.kind !== 'word' || token.written.length < MIN_LENGTH || isIdle(token.written) || inPhrase.has(at) || (isTyping && at === tokens.length - 1 && token.after === '' && searchable.vocabulary.begins(token.written, all)) || isForm(token.written, searchable, all)) return [plain]
    const others = tokens.flatMap((other, place) => (other.kind === 'word' && place !== at && (known[place] ?? 0) > 0 ? [other.term] : []))
    const [before, after] = [tokens[at - 1], tokens[at + 1]]
    const asked = { token, frequency: known[at] ?? 0, others, beside: [termOf(before), termOf(after)] as const, isLast: !after }
    return correctWord(asked, searchable, all, corrections) ?? [plain]
  })
  return { words, corrections }
}

/** Places of words that mean something in the trade, alone or with those beside them: they are no slips. */
function phrasePlaces<F extends DocFields>(tokens: Token[], { synonyms }: Searchable<F>): Set<number> {
  const terms = tokens.map((token) => (token.kind === 'measure' ? '' : token.term))
  return new Set(terms.flatMap((_, from) => synonyms.at(terms, from).flatMap(({ length }) => Array.from({ length }, (__, next) => from + next))))
}

/** Whether a word is one of the site with an ending that takes no letter of it or doubles one: sticking, where the site says stick. */
function isForm<F extends DocFields>(written: string, searchable: Searchable<F>, all: boolean): boolean {
  const stem = /^(.{2,}(?:[^aeiou]{2}|[aeiou]{2}[^aeiou]))(?:ing|ed)$/.exec(written)?.[1]
  return stem !== undefined && frequencyOf(cutPlural(stem), searchable, all) > 0
}

type Asked = { token: WordToken; frequency: number; others: string[]; beside: readonly [string, string]; isLast: boolean }

/** What stands for a word that is likely a slip; null where it stands for itself. */
function correctWord<F extends DocFields>(asked: Asked, searchable: Searchable<F>, all: boolean, corrections: Correction[]): QueryWord[] | null {
  const { token, frequency, others, isLast } = asked
  const { vocabulary, index } = searchable
  const isUnseen = frequency === 0 && isWord(token.written)
  const bar = barFor(token.written, { frequency, isUnseen }, vocabulary, all)
  if (bar > -COST_WEIGHT * COSTS.double) return null
  const near = boostCooccurring(vocabulary.nearest(token, all), others, index, all)
  if (isUnseen) return suggestWord(asked, near, { bar, all }, index, corrections)
  const [best] = near
  const whole = frequency === 0 ? alternativeReading(token, searchable, all, best) : null
  if (whole) {
    corrections.push({ typed: token.written, meant: whole.parts.map((part) => part.written).join(' '), sure: true })
    return whole.parts.map((part) => ({ token: part, meant: [], standing: 'held', trust: whole.trust }))
  }
  if (!best || best.text === token.term || best.likely < bar) return null
  const written = asTyped(token.written, best.text)
  const stays = frequency > 0 || (isLast && isBeginning(token.written, best, searchable, all))
  corrections.push({ typed: token.written, meant: written, sure: !stays })
  const meant = near.filter(({ text, likely }) => text !== token.term && likely >= Math.max(bar, best.likely - REACH))
  if (stays) return [{ token, meant, standing: frequency > 0 ? 'held' : 'none', trust: 1 }]
  return [{ token: { ...token, written, term: isIrregular(best.text) ? cutPlural(best.text) : best.text }, meant, standing: 'none', trust: trustIn(token.written, best.cost) }]
}

/** How likely another word must be to be taken into account beside a typed one. */
function barFor<F extends DocFields>(typed: string, { frequency, isUnseen }: { frequency: number; isUnseen: boolean }, vocabulary: Vocabulary<F>, all: boolean): number {
  if (frequency > 0) return vocabulary.commonness(frequency, all) + TRUST
  return isUnseen ? vocabulary.commonness(0, all) - (isTradeWord(typed) ? UNSEEN.trade : UNSEEN.other) : Number.NEGATIVE_INFINITY
}

/** What stands for a word that is known, but not held by the site: itself, with another beside it that is far likelier meant here. */
function suggestWord<F extends DocFields>({ token, beside: [before, after] }: Asked, near: Candidate[], { bar, all }: { bar: number; all: boolean }, index: SearchIndex<F>, corrections: Correction[]): QueryWord[] | null {
  const stands = ({ id }: Candidate) => areAdjacent([index.termId(before), id], index, all) || areAdjacent([id, index.termId(after)], index, all)
  const meant = near
    .filter(({ id, text }) => text !== token.term && (index.headShare(id) > 0 || (levelOf(text) ?? 70) > TALK))
    .map((candidate) => ({ ...candidate, likely: candidate.likely + (stands(candidate) ? BESIDE : 0) }))
    .filter(({ likely }) => likely >= bar)
    .sort((a, b) => b.likely - a.likely)
  const [best] = meant
  if (!best) return null
  corrections.push({ typed: token.written, meant: asTyped(token.written, best.text), sure: false })
  const lent = best.likely >= bar + LENT ? meant.filter(({ likely }) => likely >= best.likely - REACH) : []
  return [{ token, meant: lent, standing: 'word', trust: 1 }]
}

/** Two words of the site, or one of the trade, that are likelier meant than the nearest word of the site. */
function alternativeReading<F extends DocFields>(token: WordToken, searchable: Searchable<F>, all: boolean, nearest?: Candidate): { parts: WordToken[]; trust: number } | null {
  const split = splitWord(token, searchable, all)
  if (split && split.likely > (nearest?.likely ?? Number.NEGATIVE_INFINITY)) return { parts: split.parts, trust: 1 }
  const idle = misspelledStopWord(token)
  if (idle && STOP_WORD_SHARE - COST_WEIGHT * idle.cost > (nearest?.likely ?? Number.NEGATIVE_INFINITY)) return { parts: [idle.part], trust: 1 }
  const trade = tradeWord(token, searchable, all, nearest?.cost ?? Number.POSITIVE_INFINITY)
  return trade && { parts: [trade.part], trust: trustIn(token.written, trade.cost) }
}

/** How often a word so far from the typed one is what was meant: short words are near to many. */
function trustIn(typed: string, cost: number): number {
  const slips = cost * (typed.length <= 4 ? 1.6 : typed.length <= 6 ? 1.1 : 0.85)
  return Math.max(LEAST_TRUST, Math.min(1, 1 - (slips - SLIPS_TRUSTED) * TRUST_LOST))
}

/** In how many documents a word stands. */
function frequencyOf<F extends DocFields>(term: string, { index }: Searchable<F>, all: boolean): number {
  const id = index.termId(term)
  return id === undefined ? 0 : index.frequency(id, all)
}

const termOf = (token: Token | undefined) => (token && token.kind !== 'measure' ? token.term : '')

const isIdle = (word: string) => isStopWord(word) || isSideWord(word)

/** What leaving a word unfinished costs, beside other slips. */
const UNFINISHED = 0.8

/** Whether a word is likelier the beginning of others than a slip. */
function isBeginning<F extends DocFields>(written: string, best: Candidate, { vocabulary }: Searchable<F>, all: boolean): boolean {
  const longer = vocabulary.beginning(written, all, 20).reduce((sum, { frequency }) => sum + frequency, 0)
  return longer > 0 && vocabulary.commonness(longer, all) - COST_WEIGHT * UNFINISHED > best.likely
}

/** The index keeps words without the ending of a plural: what was meant is written as it was likely meant to be. */
function asTyped(typed: string, meant: string): string {
  const plural = pluralOf(meant)
  if (meant.endsWith('s') || plural === meant) return meant
  if (typed.endsWith('s') || (isWord(plural) && !isWord(meant))) return plural
  const isMany = /[sz].{0,2}$/.test(typed) && !/[sz].{0,2}$/.test(meant)
  return isMany && editCost(typed, plural, MOST_COST) < editCost(typed, meant, MOST_COST) ? plural : meant
}

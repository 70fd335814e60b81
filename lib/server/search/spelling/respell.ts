import 'server-only'
import type { Facts } from '../index/search-index'
import type { Searchable } from '../query/searchable'
import type { Token, WordToken } from '../text/read-tokens'
import { cutPlural, isIrregular, pluralOf } from '../text/stem-word'
import { isStopWord, turnsAside } from '../text/stop-words'
import { COSTS } from './error-cost'
import { joinWords } from './join-words'
import { splitWord } from './split-word'
import { tradeWord } from './trade-word'
import { type Candidate, COST_WEIGHT } from './vocabulary'
import { withNeighbours } from './with-neighbours'

/** A word that was taken for another, both as written; not `sure` where the site holds the typed one as well. */
export type Correction = { typed: string; meant: string; sure: boolean }

/** A token of a query with the words that may have been meant in its place. */
export type Respelled = {
  token: Token
  meant: Candidate[]
  isKnown: boolean
  /** How far what was taken for meant can be trusted: 1 where nothing was. */
  trust: number
}

const MIN_LENGTH = 3
/** How much likelier, in nats, another word must be before a word of the site is taken for a slip. */
const TRUST = 3
/** What each further unit of cost takes from the trust in a correction, and the least that stays. */
const TRUST_LOST = 0.6
const LEAST_TRUST = 0.15
const SLIPS_TRUSTED = 2
/** Nats behind the likeliest word at which another is still tried. */
const REACH = 2.5

/** The words of a query with what was likely meant: slips corrected, words split and joined as the site writes them. */
export function respell<F extends Facts>(given: Token[], searchable: Searchable<F>, all: boolean): { words: Respelled[]; corrections: Correction[] } {
  const corrections: Correction[] = []
  const tokens = joinWords(given, searchable, all, corrections)
  const known = tokens.map((token) => (token.kind === 'word' ? frequencyOf(token.term, searchable, all) : 0))
  const inPhrase = phrasePlaces(tokens, searchable)
  const words = tokens.flatMap((token, at): Respelled[] => {
    const plain = { token, meant: [], isKnown: (known[at] ?? 0) > 0, trust: 1 }
    if (token.kind !== 'word' || token.written.length < MIN_LENGTH || isIdle(token.written) || inPhrase.has(at) || isForm(token.written, searchable, all)) return [plain]
    const others = tokens.flatMap((other, place) => (other.kind === 'word' && place !== at && (known[place] ?? 0) > 0 ? [other.term] : []))
    const asked = { token, frequency: known[at] ?? 0, others, isLast: at === tokens.length - 1 }
    return respellWord(asked, searchable, all, corrections) ?? [plain]
  })
  return { words, corrections }
}

/** Places of words that mean something in the trade, alone or with those beside them: they are no slips. */
function phrasePlaces<F extends Facts>(tokens: Token[], { synonyms }: Searchable<F>): Set<number> {
  const terms = tokens.map((token) => (token.kind === 'measure' ? '' : token.term))
  return new Set(terms.flatMap((_, from) => synonyms.at(terms, from).flatMap(({ length }) => Array.from({ length }, (__, next) => from + next))))
}

/** Whether a word is one of the site with an ending that takes no letter of it or doubles one: sticking, where the site says stick. */
function isForm<F extends Facts>(written: string, searchable: Searchable<F>, all: boolean): boolean {
  const stem = /^(.{2,}(?:[^aeiou]{2}|[aeiou]{2}[^aeiou]))(?:ing|ed)$/.exec(written)?.[1]
  return stem !== undefined && frequencyOf(cutPlural(stem), searchable, all) > 0
}

type Asked = { token: WordToken; frequency: number; others: string[]; isLast: boolean }

/** What stands for a word that is likely a slip; null where it stands for itself. */
function respellWord<F extends Facts>({ token, frequency, others, isLast }: Asked, searchable: Searchable<F>, all: boolean, corrections: Correction[]): Respelled[] | null {
  const { vocabulary, index } = searchable
  const bar = frequency > 0 ? vocabulary.commonness(frequency, all) + TRUST : Number.NEGATIVE_INFINITY
  if (bar > -COST_WEIGHT * COSTS.double) return null
  const near = withNeighbours(vocabulary.nearest(token, all), others, index, all)
  const [best] = near
  const whole = frequency === 0 ? otherReading(token, searchable, all, best) : null
  if (whole) {
    corrections.push({ typed: token.written, meant: whole.parts.map((part) => part.written).join(' '), sure: true })
    return whole.parts.map((part) => ({ token: part, meant: [], isKnown: true, trust: whole.trust }))
  }
  if (!best || best.text === token.term || best.likely < bar) return null
  const written = asTyped(token.written, best.text)
  corrections.push({ typed: token.written, meant: written, sure: frequency === 0 })
  const meant = near.filter(({ text, likely }) => text !== token.term && likely >= Math.max(bar, best.likely - REACH))
  if (frequency > 0 || (isLast && isBeginning(token.written, best, searchable, all))) return [{ token, meant, isKnown: frequency > 0, trust: 1 }]
  return [{ token: { ...token, written, term: isIrregular(best.text) ? cutPlural(best.text) : best.text }, meant, isKnown: false, trust: trustIn(token.written, best.cost) }]
}

/** Two words of the site, or one of the trade, that are likelier meant than the nearest word of the site. */
function otherReading<F extends Facts>(token: WordToken, searchable: Searchable<F>, all: boolean, nearest?: Candidate): { parts: WordToken[]; trust: number } | null {
  const split = splitWord(token, searchable, all)
  if (split && split.likely > (nearest?.likely ?? Number.NEGATIVE_INFINITY)) return { parts: split.parts, trust: 1 }
  const trade = tradeWord(token, searchable, all, nearest?.cost ?? Number.POSITIVE_INFINITY)
  return trade && { parts: [trade.part], trust: trustIn(token.written, trade.cost) }
}

/** How often a word so far from the typed one is what was meant: short words are near to many. */
function trustIn(typed: string, cost: number): number {
  const slips = cost * (typed.length <= 4 ? 1.6 : typed.length <= 6 ? 1.1 : 0.85)
  return Math.max(LEAST_TRUST, Math.min(1, 1 - (slips - SLIPS_TRUSTED) * TRUST_LOST))
}

/** In how many documents a word stands. */
export function frequencyOf<F extends Facts>(term: string, { index }: Searchable<F>, all: boolean): number {
  const id = index.termId(term)
  return id === undefined ? 0 : index.frequency(id, all)
}

const isIdle = (word: string) => isStopWord(word) || turnsAside(word)

/** What leaving a word unfinished costs, beside other slips. */
const UNFINISHED = 0.8

/** Whether a word is likelier the beginning of others than a slip. */
function isBeginning<F extends Facts>(written: string, best: Candidate, { vocabulary }: Searchable<F>, all: boolean): boolean {
  const longer = vocabulary.beginning(written, all, 20).reduce((sum, { frequency }) => sum + frequency, 0)
  return longer > 0 && vocabulary.commonness(longer, all) - COST_WEIGHT * UNFINISHED > best.likely
}

/** The index keeps words without the ending of a plural: a typed one is given back. */
function asTyped(typed: string, meant: string): string {
  return typed.endsWith('s') && !meant.endsWith('s') ? pluralOf(meant) : meant
}

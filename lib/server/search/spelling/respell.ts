import 'server-only'
import type { Facts } from '../index/search-index'
import type { Searchable } from '../query/searchable'
import type { Token } from '../text/read-tokens'
import { isStopWord, turnsAside } from '../text/stop-words'
import { COSTS } from './error-cost'
import { joinWords } from './join-words'
import { splitWord } from './split-word'
import { type Candidate, COST_WEIGHT } from './vocabulary'
import { withNeighbours } from './with-neighbours'

/** A word that was taken for another, both as written; not `sure` where the site holds the typed one as well. */
export type Correction = { typed: string; meant: string; sure: boolean }

/** A token of a query with the words that may have been meant in its place. */
export type Respelled = { token: Token; meant: Candidate[]; isKnown: boolean }

const MIN_LENGTH = 3
/** How much likelier, in nats, another word must be before a word of the site is taken for a slip. */
const TRUST = 3
/** Nats behind the likeliest word at which another is still tried. */
const REACH = 2.5

/** The words of a query with what was likely meant: slips corrected, words split and joined as the site writes them. */
export function respell<F extends Facts>(given: Token[], searchable: Searchable<F>, all: boolean): { words: Respelled[]; corrections: Correction[] } {
  const corrections: Correction[] = []
  const tokens = joinWords(given, searchable, all, corrections)
  const known = tokens.map((token) => (token.kind === 'word' ? frequencyOf(token.term, searchable, all) : 0))
  const words = tokens.flatMap((token, at): Respelled[] => {
    const frequency = known[at] ?? 0
    const plain = { token, meant: [], isKnown: frequency > 0 }
    if (token.kind !== 'word' || token.written.length < MIN_LENGTH || isIdle(token.written) || searchable.synonyms.has(token.term)) return [plain]
    const bar = frequency > 0 ? searchable.vocabulary.commonness(frequency, all) + TRUST : Number.NEGATIVE_INFINITY
    if (bar > -COST_WEIGHT * COSTS.double) return [plain]
    const others = tokens.flatMap((other, place) => (other.kind === 'word' && place !== at && (known[place] ?? 0) > 0 ? [other.term] : []))
    const near = withNeighbours(searchable.vocabulary.nearest(token, all), others, searchable.index, all)
    const [best] = near
    const split = frequency === 0 ? splitWord(token, searchable, all) : null
    if (split && split.likely > (best?.likely ?? Number.NEGATIVE_INFINITY)) {
      corrections.push({ typed: token.written, meant: split.parts.map((part) => part.written).join(' '), sure: true })
      return split.parts.map((part) => ({ token: part, meant: [], isKnown: true }))
    }
    if (!best || best.text === token.term || best.likely < bar) return [plain]
    corrections.push({ typed: token.written, meant: asTyped(token.written, best.text), sure: frequency === 0 })
    const meant = near.filter(({ text, likely }) => text !== token.term && likely >= Math.max(bar, best.likely - REACH))
    if (frequency > 0 || (at === tokens.length - 1 && isBeginning(token.written, best, searchable, all))) return [{ ...plain, meant }]
    return [{ token: { ...token, written: asTyped(token.written, best.text), term: best.text }, meant, isKnown: false }]
  })
  return { words, corrections }
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
  return typed.endsWith('s') && !meant.endsWith('s') ? `${meant}s` : meant
}

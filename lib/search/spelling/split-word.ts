import 'server-only'
import type { DocFields } from '../index/search-index'
import type { Searchable } from '../query/searchable'
import type { WordToken } from '../text/read-tokens'
import { cutPlural } from '../text/stem-word'
import { isStopWord, isSideWord } from '../text/stop-words'
import { areAdjacent } from './are-adjacent'
import { COST_WEIGHT } from './vocabulary'

/** What leaving out a space costs, beside other slips; with a letter that both words share, more. */
const SPACE = 0.75
const SHARED = 1.25
const MIN_PART = 2
/** A word that says nothing is in about one title of so many. */
const STOP_SHARE = Math.log(1 / 30)
/** Nats that two words gain which do stand beside one another, and lose which never do. */
const BESIDE = 1.5
const NEVER_BESIDE = -2.5

type Split = { parts: WordToken[]; likely: number }

/** The likeliest two words of the site that a word is made of; null where there are none. */
export function splitWord<F extends DocFields>(token: WordToken, searchable: Searchable<F>, all: boolean): Split | null {
  const { index, vocabulary } = searchable
  let best: Split | null = null
  for (const { parts, cost } of splits(token.written)) {
    const terms = parts.map((part) => cutPlural(part))
    const ids = terms.map((term) => index.termId(term))
    const shares = parts.map((part, side) => {
      if (isStopWord(part) || isSideWord(part)) return STOP_SHARE
      const frequency = index.frequency(ids[side] ?? -1, all)
      return frequency > 0 && part.length > 2 ? vocabulary.commonness(frequency, all) : Number.NEGATIVE_INFINITY
    })
    const rarer = Math.min(...shares)
    if (!Number.isFinite(rarer)) continue
    const areBeside = areAdjacent(ids, index, all)
    if (cost === SHARED && !areBeside) continue
    const likely = rarer + (areBeside ? BESIDE : NEVER_BESIDE) - COST_WEIGHT * cost
    if (best && best.likely >= likely) continue
    const words = parts.map((part, side) => ({ kind: 'word' as const, written: part, term: terms[side] ?? part, after: side === 0 ? ' ' : token.after }))
    best = { parts: words, likely }
  }
  return best
}

/** A word cut in two at each place, and once more with the letter there in both words, which share it: lampost. */
function* splits(word: string): Generator<{ parts: readonly [string, string]; cost: number }> {
  for (let at = MIN_PART; at <= word.length - MIN_PART; at += 1) {
    yield { parts: [word.slice(0, at), word.slice(at)], cost: SPACE }
    if (at > MIN_PART) yield { parts: [word.slice(0, at), word.slice(at - 1)], cost: SHARED }
  }
}

import type { Searchable } from '../query/plan'
import { type WordToken, isStopWord, isSideWord } from '../text/read-tokens'
import { cutPlural } from '../text/stem-word'
import { areAdjacent } from './boost-cooccurring'
import { COST_WEIGHT } from './vocabulary'

/** Edit cost of a missing space, and of one with a letter shared by both words. */
const SPACE = 0.75
const SHARED = 1.25
const MIN_PART = 2
/** Log share of titles that have a given stop word. */
const STOP_SHARE = Math.log(1 / 30)
/** Log-likelihood bonus of two words that are adjacent in a title, and penalty of two that never are. */
const ADJACENT = 1.5
const NEVER_ADJACENT = -2.5

type Split = { parts: WordToken[]; likely: number }

/** The likeliest split of a word into two words of the site; null if there is none. */
export function splitWord(token: WordToken, searchable: Searchable, all: boolean): Split | null {
  const { index, vocabulary } = searchable
  let best: Split | null = null
  for (const { parts, cost } of splits(token.written)) {
    const terms = parts.map((part) => cutPlural(part))
    const ids = terms.map((term) => index.termId(term))
    const shares = parts.map((part, side) => {
      if (isStopWord(part) || isSideWord(part)) return STOP_SHARE
      const frequency = index.frequency(ids[side] ?? -1, all)
      return frequency > 0 && part.length > 2 ? vocabulary.prior(frequency, all) : Number.NEGATIVE_INFINITY
    })
    const rarer = Math.min(...shares)
    if (!Number.isFinite(rarer)) continue
    const adjacent = areAdjacent(ids, index, all)
    if (cost === SHARED && !adjacent) continue
    const likely = rarer + (adjacent ? ADJACENT : NEVER_ADJACENT) - COST_WEIGHT * cost
    if (best && best.likely >= likely) continue
    const words = parts.map((part, side) => ({
      kind: 'word' as const,
      written: part,
      term: terms[side] ?? part,
      after: side === 0 ? ' ' : token.after,
    }))
    best = { parts: words, likely }
  }
  return best
}

/** All splits of a word, with and without a shared letter: lampost. */
function* splits(word: string): Generator<{ parts: readonly [string, string]; cost: number }> {
  for (let at = MIN_PART; at <= word.length - MIN_PART; at += 1) {
    yield { parts: [word.slice(0, at), word.slice(at)], cost: SPACE }
    if (at > MIN_PART) yield { parts: [word.slice(0, at), word.slice(at - 1)], cost: SHARED }
  }
}

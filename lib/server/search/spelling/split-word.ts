import 'server-only'
import type { Facts } from '../index/search-index'
import type { Searchable } from '../query/searchable'
import type { WordToken } from '../text/read-tokens'
import { cutPlural } from '../text/stem-word'
import { isStopWord, turnsAside } from '../text/stop-words'
import { standBeside } from './stand-beside'
import { COST_WEIGHT } from './vocabulary'

/** What leaving out a space costs, beside other slips. */
const SPACE = 0.75
const MIN_PART = 2
/** A word that says nothing is in about one title of so many. */
const STOP_SHARE = Math.log(1 / 30)
/** Nats that two words gain which do stand beside one another, and lose which never do. */
const BESIDE = 1.5
const NEVER_BESIDE = -2.5

export type Split = { parts: WordToken[]; likely: number }

/** The likeliest two words of the site that a word is made of; null where there are none. */
export function splitWord<F extends Facts>(token: WordToken, searchable: Searchable<F>, all: boolean): Split | null {
  const { index, vocabulary } = searchable
  let best: Split | null = null
  for (let at = MIN_PART; at <= token.written.length - MIN_PART; at += 1) {
    const parts = [token.written.slice(0, at), token.written.slice(at)] as const
    const terms = parts.map((part) => cutPlural(part))
    const ids = terms.map((term) => index.termId(term))
    const shares = parts.map((part, side) => {
      if (isStopWord(part) || turnsAside(part)) return STOP_SHARE
      const frequency = index.frequency(ids[side] ?? -1, all)
      return frequency > 0 && part.length > 2 ? vocabulary.commonness(frequency, all) : Number.NEGATIVE_INFINITY
    })
    const rarer = Math.min(...shares)
    if (!Number.isFinite(rarer)) continue
    const likely = rarer + (standBeside(ids, index, all) ? BESIDE : NEVER_BESIDE) - COST_WEIGHT * SPACE
    if (best && best.likely >= likely) continue
    const words = parts.map((part, side) => ({ kind: 'word' as const, written: part, term: terms[side] ?? part, after: side === 0 ? ' ' : token.after }))
    best = { parts: words, likely }
  }
  return best
}

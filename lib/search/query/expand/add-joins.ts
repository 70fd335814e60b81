import 'server-only'
import type { DocFields } from '../../index/search-index'
import { areAdjacent } from '../../spelling/are-adjacent'
import { joinedTerm } from '../../text/field-terms'
import type { Token } from '../../text/read-tokens'
import { cutPlural } from '../../text/stem-word'
import { addMatch, type PlannedToken } from '../plan'
import type { Searchable } from '../searchable'

const JOINED = 0.95
const SPLIT = 0.8
const MIN_PART = 3

/** Adds compounds: two query words matched as one (dry wall), and one matched by its parts (doorknob). */
export function addJoins<F extends DocFields>(
  planned: PlannedToken[],
  { index }: Searchable<F>,
  { all }: { all: boolean },
): void {
  const tokens = planned.map(({ token }) => token)
  for (const [at, { slot, token }] of planned.entries()) {
    const next = planned[at + 1]
    for (const joined of next ? joinsOf(tokens, at) : []) {
      const id = index.termId(joined)
      if (id === undefined || index.frequency(id, all) === 0) continue
      for (const spanned of [slot, ...(next ? [next.slot] : [])]) addMatch(spanned, [id], JOINED)
    }
    if (token.kind !== 'word') continue
    const own = frequencyOf(token.term)
    for (const [left, right] of partsOf(token.written)) {
      const ids = [index.termId(left), index.termId(right)]
      const [a, b] = ids
      if (a === undefined || b === undefined) continue
      const rarer = Math.min(index.frequency(a, all), index.frequency(b, all))
      if (rarer > own && areAdjacent(ids, index, all)) addMatch(slot, [a, b], SPLIT)
    }
  }

  function frequencyOf(term: string): number {
    const id = index.termId(term)
    return id === undefined ? 0 : index.frequency(id, all)
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

import type { Token } from '../text/read-tokens'
import { readUnit, UNIT_WORDS } from '../text/units'
import { editCost } from './edit-cost'
import { isWord } from './known-words'
import type { Correction } from '@/lib/search/query/plan'

const MIN_LENGTH = 4
/** Highest edit cost of a misspelled unit. */
const MAX_COST = 1.35

/** Corrects misspelled units after numbers: 36 icnh is 36 inches. */
export function correctUnits(
  tokens: Token[],
  isIndexed: (term: string) => boolean,
  corrections: Correction[],
): Token[] {
  const corrected: Token[] = []
  for (const token of tokens) {
    const number = corrected.at(-1)
    const last = number?.kind === 'measure' && /^ ?$/.test(number.after) ? number.measures.at(-1) : undefined
    const intended =
      last?.unit === null && token.kind === 'word' && !isIndexed(token.term) ? nearestUnit(token.written) : null
    const unit = intended && readUnit(intended)
    if (!number || number.kind !== 'measure' || token.kind !== 'word' || !intended || !unit) {
      corrected.push(token)
      continue
    }
    corrections.push({ typed: token.written, intended, sure: true })
    const measures = number.measures.map((measure) =>
      measure.unit === null ? { ...measure, unit: unit.name, word: unit.word } : measure,
    )
    corrected[corrected.length - 1] = {
      ...number,
      written: `${number.written} ${intended}`,
      measures,
      after: token.after,
    }
  }
  return corrected
}

/** The nearest unit to a misspelled word; null for known words. */
function nearestUnit(written: string): string | null {
  if (written.length < MIN_LENGTH || isWord(written)) return null
  let limit = MAX_COST
  let nearest: string | null = null
  for (const unit of UNIT_WORDS) {
    if (unit.endsWith('s') !== written.endsWith('s')) continue
    const cost = editCost(written, unit, limit)
    if (cost > limit || (cost === limit && nearest)) continue
    limit = cost
    nearest = unit
  }
  return nearest
}

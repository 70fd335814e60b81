import 'server-only'
import type { DocFields, SearchIndex } from '../../index/search-index'
import { measureTerm, pairTerm } from '../../text/field-terms'
import type { Measure } from '../../text/read-measures'
import { sameLengths } from '../../text/units'
import { addMatch, type Slot } from '../plan'

const SAME_LENGTH = 0.9
const NUMBER_ALONE = 0.5
const NUMBERS_APART = 0.5

/** Adds the matches of a number or a size: the same measure in other units, and its bare numbers with a lower weight. */
export function addMeasures<F extends DocFields>(slot: Slot, measures: Measure[], index: SearchIndex<F>): void {
  const add = (texts: string[], weight: number) => {
    const ids = texts.map((text) => index.termId(text))
    if (ids.every((id) => id !== undefined)) addMatch(slot, ids, weight)
  }
  if (measures.length > 1) {
    add(
      measures.slice(1).map((measure, at) => pairTerm(measures[at], measure)),
      1,
    )
    add(
      measures.map(({ value }) => measureTerm({ value, unit: null })),
      NUMBERS_APART,
    )
    return
  }
  for (const { value, unit, word } of measures) {
    add([measureTerm({ value, unit })], 1)
    if (!unit) continue
    add([measureTerm({ value, unit: null })], NUMBER_ALONE)
    for (const same of sameLengths(value, unit)) add([measureTerm(same)], SAME_LENGTH)
    if (word) add([word], NUMBER_ALONE / 2)
  }
}

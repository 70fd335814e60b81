import 'server-only'
import type { Facts, SearchIndex } from '../index/search-index'

/** How many titles that hold both are looked at. */
const MOST = 40
const MOST_HELD = 2_000

/** In how many titles two words stand beside one another in this order; no more than a few are counted. */
export function titlesBeside<F extends Facts>([left, right]: (number | undefined)[], index: SearchIndex<F>, all: boolean): number {
  if (left === undefined || right === undefined) return 0
  const [rarer, other] = index.frequency(left, true) < index.frequency(right, true) ? [left, right] : [right, left]
  const { docs, length } = index.readPostings(rarer, index.scratch().lists[0], MOST_HELD)
  let at = 0
  let looked = 0
  let beside = 0
  index.eachPosting(other, (doc) => {
    while (at < length && (docs[at] as number) < doc) at += 1
    if (at === length) return false
    if (docs[at] !== doc || !index.isOpen(doc, all)) return true
    looked += 1
    const title = index.titleOf(doc)
    const places = new Set(title.filter(({ term }) => term === left).map(({ position }) => position))
    if (title.some(({ term, position }) => term === right && places.has(position - 1))) beside += 1
    return looked < MOST
  })
  return beside
}

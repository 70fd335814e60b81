import 'server-only'
import type { DocFields, SearchIndex } from '../index/search-index'

/** Documents of the rarer word that are examined. */
const MAX_DOCS = 2_000

/** Whether a visible title has two words next to each other, in this order. */
export function areAdjacent<F extends DocFields>(
  [left, right]: (number | undefined)[],
  index: SearchIndex<F>,
  all: boolean,
): boolean {
  if (left === undefined || right === undefined) return false
  const [rarer, other] = index.frequency(left, true) < index.frequency(right, true) ? [left, right] : [right, left]
  const { docs } = index.scratch().lists[0]
  let length = 0
  index.eachPosting(rarer, (doc) => {
    if (index.isOpen(doc, all)) docs[length++] = doc
    return length < MAX_DOCS
  })
  let at = 0
  let found = false
  index.eachPosting(other, (doc) => {
    while (at < length && (docs[at] as number) < doc) at += 1
    if (at === length) return false
    if (docs[at] !== doc) return true
    const title = index.titleOf(doc)
    const places = new Set(title.filter(({ term }) => term === left).map(({ position }) => position))
    found = title.some(({ term, position }) => term === right && places.has(position - 1))
    return !found
  })
  return found
}

import type { SearchIndex } from '../index/search-index'
import type { Candidate } from './vocabulary'

/** Documents of the rarer word that are examined. */
const MAX_ADJACENT_DOCS = 2_000

/** Whether a visible title has two words next to each other, in this order. */
export function areAdjacent([left, right]: (number | undefined)[], index: SearchIndex, all: boolean): boolean {
  if (left === undefined || right === undefined) return false
  const [rarer, other] = index.frequency(left, true) < index.frequency(right, true) ? [left, right] : [right, left]
  const { docs } = index.scratch().lists[0]
  let length = 0
  index.eachPosting(rarer, (doc) => {
    if (index.isOpen(doc, all)) docs[length++] = doc
    return length < MAX_ADJACENT_DOCS
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

/** If the second candidate is further behind, in nats, co-occurrence cannot change the order. */
const MAX_GAP = 6

const MAX_DOCS = 20_000

/** Reorders candidates for a word by how often they co-occur with the query's other words in visible documents. */
export function boostCooccurring(
  candidates: Candidate[],
  others: string[],
  index: SearchIndex,
  all: boolean,
): Candidate[] {
  const [best, second] = candidates
  if (!best || !second || best.likely - second.likely > MAX_GAP) return candidates
  const {
    marks,
    lists: [list],
  } = index.scratch()
  const { states, least } = index.openStates(all)
  const known = others.map((other) => index.termId(other) ?? -1).filter((id) => index.frequency(id, all) <= MAX_DOCS)
  let matching = 0
  for (const id of known) {
    const { docs, length } = index.readPostings(id, list)
    for (let at = 0; at < length; at += 1) {
      const doc = docs[at] as number
      const isOpen = Number((states[doc] as number) >= least)
      matching += isOpen - (marks[doc] as number)
      marks[doc] = isOpen
    }
  }
  if (matching === 0) return candidates
  const share = matching / (all ? index.size : index.publicSize)
  const lifted = candidates.map((candidate) => {
    const { docs, length } = index.readPostings(candidate.id, list, MAX_DOCS)
    let [seen, together] = [0, 0]
    for (let at = 0; at < length; at += 1) {
      const doc = docs[at] as number
      seen += Number((states[doc] as number) >= least)
      together += marks[doc] as number
    }
    const lift = Math.log((together + 0.3) / (seen * share + 0.3))
    return { ...candidate, likely: candidate.likely + Math.max(-1.5, Math.min(2.5, lift)) }
  })
  marks.fill(0)
  return lifted.sort((a, b) => b.likely - a.likely)
}

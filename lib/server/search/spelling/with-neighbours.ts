import 'server-only'
import type { Facts, SearchIndex } from '../index/search-index'
import type { Candidate } from './vocabulary'

/** Nats behind the likeliest candidate at which the other words of the query can still help. */
const CLOSE = 6
const MOST = 20_000

/** Candidates for a word, those that stand together with the query's other words before those that do not. */
export function withNeighbours<F extends Facts>(candidates: Candidate[], others: string[], index: SearchIndex<F>, all: boolean): Candidate[] {
  const [best, second] = candidates
  if (!best || !second || best.likely - second.likely > CLOSE) return candidates
  const { marks, lists: [list] } = index.scratch()
  const told = others.map((other) => index.termId(other) ?? -1).filter((id) => index.frequency(id, all) <= MOST)
  let held = 0
  for (const id of told) {
    const { docs, length } = index.readPostings(id, list)
    for (let at = 0; at < length; at += 1) {
      const doc = docs[at] as number
      held += 1 - (marks[doc] as number)
      marks[doc] = 1
    }
  }
  if (held === 0) return candidates
  const share = held / Math.max(1, index.docs)
  const lifted = candidates.map((candidate) => {
    const { docs, length: seen } = index.readPostings(candidate.id, list, MOST)
    let together = 0
    for (let at = 0; at < seen; at += 1) together += marks[docs[at] as number] as number
    const lift = Math.log((together + 0.3) / (seen * share + 0.3))
    return { ...candidate, likely: candidate.likely + Math.max(-1.5, Math.min(2.5, lift)) }
  })
  marks.fill(0)
  return lifted.sort((a, b) => b.likely - a.likely)
}

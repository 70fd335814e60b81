import 'server-only'
import type { DocFields, SearchIndex } from '../index/search-index'
import type { Candidate } from './vocabulary'

/** Nats behind the likeliest candidate at which the other words of the query can still help. */
const CLOSE = 6
const MOST = 20_000

/** Candidates for a word, those that stand together with the query's other words before those that do not, in what the asker may see. */
export function boostCooccurring<F extends DocFields>(candidates: Candidate[], others: string[], index: SearchIndex<F>, all: boolean): Candidate[] {
  const [best, second] = candidates
  if (!best || !second || best.likely - second.likely > CLOSE) return candidates
  const { marks, lists: [list] } = index.scratch()
  const { states, least } = index.openStates(all)
  const told = others.map((other) => index.termId(other) ?? -1).filter((id) => index.frequency(id, all) <= MOST)
  let held = 0
  for (const id of told) {
    const { docs, length } = index.readPostings(id, list)
    for (let at = 0; at < length; at += 1) {
      const doc = docs[at] as number
      const isOpen = Number((states[doc] as number) >= least)
      held += isOpen - (marks[doc] as number)
      marks[doc] = isOpen
    }
  }
  if (held === 0) return candidates
  const share = held / (all ? index.size : index.publicSize)
  const lifted = candidates.map((candidate) => {
    const { docs, length } = index.readPostings(candidate.id, list, MOST)
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

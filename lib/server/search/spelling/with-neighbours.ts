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
  const beside = new Uint8Array(index.docs)
  let held = 0
  for (const other of others) {
    const id = index.termId(other) ?? -1
    if (index.frequency(id, all) > MOST) continue
    index.eachPosting(id, (doc) => {
      if (beside[doc] === 0) held += 1
      beside[doc] = 1
    })
  }
  if (held === 0) return candidates
  const share = held / Math.max(1, index.docs)
  return candidates
    .map((candidate) => {
      let together = 0
      let seen = 0
      index.eachPosting(candidate.id, (doc) => {
        together += beside[doc] ?? 0
        seen += 1
        return seen < MOST
      })
      const lift = Math.log((together + 0.3) / (seen * share + 0.3))
      return { ...candidate, likely: candidate.likely + Math.max(-1.5, Math.min(2.5, lift)) }
    })
    .sort((a, b) => b.likely - a.likely)
}

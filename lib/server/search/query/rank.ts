import 'server-only'
import type { Facts, SearchIndex } from '../index/search-index'
import type { Plan } from './plan'
import { rankByTitle } from './rank-by-title'
import { score, type Scored } from './score'
import { Bar, firstInOrder } from './top-of'
import { weigh } from './weigh'

/** A document that a query finds. */
export type Hit<F extends Facts> = { facts: F; doc: number; score: number }

/** What a query finds. */
export type Ranked<F extends Facts> = {
  /** The best in order. */
  first: Hit<F>[]
  /** Every document that is found, in the order of their numbers. */
  docs: Uint32Array
  /** The documents behind the first, in order; reckoned only where somebody turns to them. */
  behind: () => Uint32Array
}

/** How many of the best are looked at once more by the order of the words in their titles. */
const LOOKED_AT = 200
/** Documents that hold less than this share of what the fullest one holds are no answer beside it. */
const LEAST_SHARE = 0.22

/** Scores are kept in few digits. */
const ROUNDING = 1 + 1e-6

/** The documents that meet any part of a plan and that visitors may see; for the admin, all. */
export function rank<F extends Facts>(plan: Plan, index: SearchIndex<F>, all: boolean): Ranked<F> {
  const weighed = weigh(plan.slots, index, all)
  const scored = score(weighed, index, all)
  const docs = keepFound(scored, index, all)
  const top = firstInOrder(reaching(scored, docs), bestFirst(scored, index), LOOKED_AT)
  const hits = top.map((doc) => ({ facts: index.factsOf(doc) as F, doc, score: scored.values[doc] as number }))
  let others: Uint32Array | undefined
  const behind = () => {
    const isTop = new Set(top)
    const again = score(weighed, index, all)
    for (const doc of docs) again.values[doc] = again.scoreOf(doc)
    return docs.filter((doc) => !isTop.has(doc)).sort(bestFirst(again, index))
  }
  return { first: inOrder(rankByTitle(hits, weighed, index)), docs, behind: () => (others ??= behind()) }
}

/** Hits with the best first; of equal ones the newest. */
export function inOrder<F extends Facts>(hits: Hit<F>[]): Hit<F>[] {
  return hits.sort((a, b) => b.score - a.score || b.facts.madeAt - a.facts.madeAt || (a.facts.id < b.facts.id ? 1 : -1))
}

/** The same order, of documents by themselves. */
function bestFirst<F extends Facts>({ values }: Scored, index: SearchIndex<F>): (a: number, b: number) => number {
  const madeAt = index.numbers(made)
  const idOf = (doc: number) => index.factsOf(doc)?.id ?? ''
  return (a, b) => (values[b] as number) - (values[a] as number) || (madeAt[b] as number) - (madeAt[a] as number) || (idOf(a) < idOf(b) ? 1 : -1)
}

const made = ({ madeAt }: Facts) => madeAt

/** The documents that hold enough of the query and that are open to the asker. */
function keepFound<F extends Facts>({ covered, most }: Scored, index: SearchIndex<F>, all: boolean): Uint32Array {
  const { docs: found } = index.scratch()
  const { states, least } = index.openStates(all)
  const share = LEAST_SHARE * most
  let count = 0
  for (let doc = 0; doc < index.docs && most > 0; doc += 1) {
    found[count] = doc
    // Reckoned, not asked: which documents are found is too mixed for a processor to foresee.
    count += Number((covered[doc] as number) >= share) & Number((states[doc] as number) >= least)
  }
  return found.slice(0, count)
}

/** Those of some documents that can be among the first, with their values; the last before the others, since they are likelier new. */
function reaching({ scores, scoreOf, values }: Scored, docs: Uint32Array): number[] {
  const bar = new Bar(LOOKED_AT)
  const reached: number[] = []
  for (let at = docs.length - 1; at >= 0; at -= 1) {
    const doc = docs[at] as number
    // What a document lacks of the query only lowers its score, so that most need not be reckoned.
    if ((scores[doc] as number) * ROUNDING < bar.value) continue
    const value = scoreOf(doc)
    if (value < bar.value) continue
    bar.offer(value)
    values[doc] = value
    reached.push(doc)
  }
  const lowest = bar.settle()
  return reached.filter((doc) => (values[doc] as number) >= lowest)
}

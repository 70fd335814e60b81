import 'server-only'
import { DocSet } from '../index/doc-set'
import type { DocFields, SearchIndex } from '../index/search-index'
import type { Plan } from './plan'
import { rankByTrigrams } from './rank-by-trigrams'
import { rankByTitle } from './rank-by-title'
import { score, type Scored, scoreOf } from './score'
import { TopScores, topK } from './top-k'
import { weighSlots } from './weigh-slots'

/** A document that a query finds. */
export type Hit<F extends DocFields> = { facts: F; doc: number; score: number }

/** What a query finds. */
export type Ranked<F extends DocFields> = {
  /** The best in order. */
  first: Hit<F>[]
  /** Every document that is found. */
  docs: DocSet
  /** Those of them that hold every word. */
  whole: DocSet
  /** The documents behind the first, in order; reckoned only where somebody turns to them. */
  behind: () => Uint32Array
}

/** How many of the best are looked at once more by the order of the words in their titles. */
const LOOKED_AT = 200
/** Documents that hold less than this share of what the fullest one holds are no answer beside it. */
const LEAST_SHARE = 0.2
/** Documents that lack a word of the query and reach less than this share of the best score are no answer either, behind the first few. */
const LEAST_SCORE = 0.15
const FIRST_FEW = 10

/** The documents that meet any part of a plan and that visitors may see; for the admin, all. */
export function rank<F extends DocFields>(plan: Plan, index: SearchIndex<F>, all: boolean): Ranked<F> {
  const weighed = weighSlots(plan.slots, index, all)
  const scored = score(weighed, index, all)
  const found = keepFound(scored, index, all)
  const reached = topK(newest(reaching(scored, found.read()), scored, index), bestFirst(scored, index), LOOKED_AT)
  const valueOf = (place: number) => scored.values[reached[place] ?? -1] ?? 0
  const { docs, whole } = withoutTail(found, scored, Math.min(LEAST_SCORE * valueOf(0), valueOf(FIRST_FEW - 1)))
  const top = reached.filter((doc) => docs.has(doc))
  const hits = top.map((doc) => ({ facts: index.factsOf(doc) as F, doc, score: scored.values[doc] as number }))
  let others: Uint32Array | undefined
  const behind = () => {
    const isTop = new Set(top)
    const again = score(weighed, index, all)
    const rest = docs.read().filter((doc) => !isTop.has(doc))
    for (const doc of rest) again.values[doc] = scoreOf(again, doc)
    return rest.sort(bestFirst(again, index))
  }
  const byTitle = inOrder(rankByTitle(hits, weighed, index))
  return { first: inOrder(rankByTrigrams(byTitle, weighed, index)), docs, whole, behind: () => (others ??= behind()) }
}

/** Hits with the best first; of equal ones the newest. */
export function inOrder<F extends DocFields>(hits: Hit<F>[]): Hit<F>[] {
  return hits.sort((a, b) => b.score - a.score || b.facts.madeAt - a.facts.madeAt || (a.facts.id < b.facts.id ? 1 : -1))
}

/** The same order, of documents by themselves. */
function bestFirst<F extends DocFields>({ values }: Scored, index: SearchIndex<F>): (a: number, b: number) => number {
  const madeAt = index.numbers(MADE_AT)
  const idOf = (doc: number) => index.factsOf(doc)?.id ?? ''
  return (a, b) => (values[b] as number) - (values[a] as number) || (madeAt[b] as number) - (madeAt[a] as number) || (idOf(a) < idOf(b) ? 1 : -1)
}

const MADE_AT = { name: 'madeAt', of: ({ madeAt }: DocFields) => madeAt }

/** Of more documents than are looked at, those of the lowest score left out that are older than enough others of it. */
function newest<F extends DocFields>(reached: number[], { values }: Scored, index: SearchIndex<F>): number[] {
  if (reached.length <= LOOKED_AT) return reached
  const madeAt = index.numbers(MADE_AT)
  const lowest = reached.reduce((least, doc) => Math.min(least, values[doc] as number), Number.POSITIVE_INFINITY)
  const better = reached.filter((doc) => (values[doc] as number) > lowest)
  const bar = new TopScores(LOOKED_AT - better.length)
  for (const doc of reached) if (values[doc] === lowest) bar.offer(madeAt[doc] as number)
  const oldest = bar.settle()
  return reached.filter((doc) => (values[doc] as number) > lowest || (madeAt[doc] as number) >= oldest)
}

/** The documents that hold enough of the query and that are open to the asker. */
function keepFound<F extends DocFields>({ covered, most }: Scored, index: SearchIndex<F>, all: boolean): DocSet {
  const { states, least } = index.openStates(all)
  return most > 0 ? DocSet.reaching(index.docs, [covered, LEAST_SHARE * most], [states, least]) : new DocSet(index.docs)
}

/** The documents without those that hold a part of the query only and little of it, and those of them that hold all. */
function withoutTail(found: DocSet, scored: Scored, least: number): { docs: DocSet; whole: DocSet } {
  const { scores, covered, held, slots, level, slope } = scored
  const [docs, whole] = [new DocSet(found.docs), new DocSet(found.docs)]
  for (const doc of found.read()) {
    const holdsAll = held[doc] === slots
    whole.put(doc, Number(holdsAll))
    const mayReach = (scores[doc] as number) * (level + slope * (covered[doc] as number)) >= least
    docs.put(doc, Number(holdsAll || (mayReach && scoreOf(scored, doc) >= least)))
  }
  return { docs, whole }
}

/** Those of some documents that can be among the first, with their values; the last before the others, since they are likelier new. */
function reaching(scored: Scored, docs: Uint32Array): number[] {
  const { scores, covered, values, level, slope } = scored
  const bar = new TopScores(LOOKED_AT)
  let least = bar.value
  const reached: number[] = []
  for (let at = docs.length - 1; at >= 0; at -= 1) {
    const doc = docs[at] as number
    if ((scores[doc] as number) * (level + slope * (covered[doc] as number)) < least) continue
    const value = scoreOf(scored, doc)
    if (value < least) continue
    bar.offer(value)
    least = bar.value
    values[doc] = value
    reached.push(doc)
  }
  const lowest = bar.settle()
  return reached.filter((doc) => (values[doc] as number) >= lowest)
}

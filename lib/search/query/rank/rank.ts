import { DocSet } from '../../index/doc-set'
import type { DocFields, SearchIndex, TitlePlace } from '../../index/search-index'
import type { Hit, Plan } from '../plan'
import { rankByTrigrams } from './rank-by-trigrams'
import { score, type Scored, scoreOf } from './score'
import { TopScores, topK } from './top-k'
import { weighSlots, type WeightedSlot } from '../weigh-slots'

/** Tuned with the weights in plan-query.ts: bonus for two query words that are adjacent in a title, in query order. */
const ADJACENT = 0.7

/** Tuned likewise: bonus if the title's head noun is the query's. */
const SAME_HEAD = 0.25

/** Penalty if the query's head noun is only in the title's side part. */
const OTHER_HEAD = 0.15

const MIN_WEIGHT = 0.5

/** The documents that match a query. */
export type Ranked<F extends DocFields> = {
  /** The best hits, in order. */
  first: Hit<F>[]
  docs: DocSet
  /** Those that match every slot. */
  complete: DocSet
  /** The documents after `first`, in order; computed on first use. */
  behind: () => Uint32Array
}

/** How many of the best are rescored by their titles. */
const RESCORED = 200
/** Documents with less than this share of the highest coverage are dropped. */
const MIN_COVERAGE_SHARE = 0.2
/** After the first few, documents that lack a word and have less than this share of the best score are dropped, too. */
const MIN_SCORE_SHARE = 0.15
const FIRST_FEW = 10

/** Ranks the documents that match any slot of a plan. @param all includes documents that are not public. */
export function rank<F extends DocFields>(plan: Plan, index: SearchIndex<F>, all: boolean): Ranked<F> {
  const weighed = weighSlots(plan.slots, index, all)
  const scored = score(weighed, index, all)
  const found = coveredDocs(scored, index, all)
  const best = topK(newest(reaching(scored, found.read()), scored, index), bestFirst(scored, index), RESCORED)
  const valueOf = (place: number) => scored.values[best[place] ?? -1] ?? 0
  const { docs, complete } = withoutTail(found, scored, Math.min(MIN_SCORE_SHARE * valueOf(0), valueOf(FIRST_FEW - 1)))
  const top = best.filter((doc) => docs.has(doc))
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
  return {
    first: inOrder(rankByTrigrams(byTitle, weighed, index)),
    docs,
    complete,
    behind: () => (others ??= behind()),
  }
}

/** Sorts hits by score; of equal ones the newest comes first. */
function inOrder<F extends DocFields>(hits: Hit<F>[]): Hit<F>[] {
  return hits.sort((a, b) => b.score - a.score || b.facts.madeAt - a.facts.madeAt || (a.facts.id < b.facts.id ? 1 : -1))
}

/** The order of `inOrder`, for document numbers. */
function bestFirst({ values }: Scored, index: SearchIndex): (a: number, b: number) => number {
  const madeAt = index.numbers(MADE_AT)
  const idOf = (doc: number) => index.factsOf(doc)?.id ?? ''
  return (a, b) =>
    (values[b] as number) - (values[a] as number) ||
    (madeAt[b] as number) - (madeAt[a] as number) ||
    (idOf(a) < idOf(b) ? 1 : -1)
}

const MADE_AT = { name: 'madeAt', of: ({ madeAt }: DocFields) => madeAt }

/** If more than `RESCORED` documents reach the threshold, drops the oldest of those with the lowest score. */
function newest(reached: number[], { values }: Scored, index: SearchIndex): number[] {
  if (reached.length <= RESCORED) return reached
  const madeAt = index.numbers(MADE_AT)
  const lowest = reached.reduce((least, doc) => Math.min(least, values[doc] as number), Number.POSITIVE_INFINITY)
  const better = reached.filter((doc) => (values[doc] as number) > lowest)
  const bar = new TopScores(RESCORED - better.length)
  for (const doc of reached) if (values[doc] === lowest) bar.offer(madeAt[doc] as number)
  const oldest = bar.settle()
  return reached.filter((doc) => (values[doc] as number) > lowest || (madeAt[doc] as number) >= oldest)
}

/** The visible documents with enough coverage. */
function coveredDocs({ covered, most }: Scored, index: SearchIndex, all: boolean): DocSet {
  const { states, least } = index.openStates(all)
  return most > 0
    ? DocSet.reaching(index.docs, [covered, MIN_COVERAGE_SHARE * most], [states, least])
    : new DocSet(index.docs)
}

/** Drops partial matches with a low score, and collects the documents that match every slot. */
function withoutTail(found: DocSet, scored: Scored, least: number): { docs: DocSet; complete: DocSet } {
  const { scores, covered, matchedSlots, slots, level, slope } = scored
  const [docs, complete] = [new DocSet(found.docs), new DocSet(found.docs)]
  for (const doc of found.read()) {
    const matchesAll = matchedSlots[doc] === slots
    complete.put(doc, Number(matchesAll))
    const mayReach = (scores[doc] as number) * (level + slope * (covered[doc] as number)) >= least
    docs.put(doc, Number(matchesAll || (mayReach && scoreOf(scored, doc) >= least)))
  }
  return { docs, complete }
}

/** The documents that can be among the best, with their scores; from the last on, since later documents are likelier new. */
function reaching(scored: Scored, docs: Uint32Array): number[] {
  const { scores, covered, values, level, slope } = scored
  const bar = new TopScores(RESCORED)
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

/** Proximity of two positions, 0 to 1; less against the query's order. */
function proximity(gap: number): number {
  if (gap === 1) return 1
  if (gap === 2) return 0.6
  if (gap === 0) return 0.8
  if (gap === -1) return 0.5
  return Math.abs(gap) <= 4 ? 0.25 : 0
}

/** Rescores the best hits by the positions of the query's words in their titles. */
function rankByTitle<F extends DocFields>(hits: Hit<F>[], weighed: WeightedSlot[], index: SearchIndex): Hit<F>[] {
  const slotsOf = new Map<number, number[]>()
  for (const [at, { slot }] of weighed.entries()) {
    for (const { terms, weight } of slot.matches) {
      if (weight < MIN_WEIGHT) continue
      for (const id of terms) slotsOf.set(id, [...(slotsOf.get(id) ?? []), at])
    }
  }
  return hits.map((hit) => ({ ...hit, score: hit.score + bonus(index.titleOf(hit.doc, slotsOf), weighed, slotsOf) }))
}

function bonus(title: TitlePlace[], weighed: WeightedSlot[], slotsOf: Map<number, number[]>): number {
  if (title.length === 0) return 0
  const places: TitlePlace[][] = weighed.map(() => [])
  for (const place of title) for (const at of slotsOf.get(place.term) ?? []) places[at]?.push(place)
  let sum = 0
  for (const [at, { slot, weight }] of weighed.entries()) {
    const here = places[at] ?? []
    const next = places[at + 1] ?? []
    const pair = Math.min(weight, weighed[at + 1]?.weight ?? 0)
    let near = 0
    for (const a of here) for (const b of next) near = Math.max(near, proximity(b.position - a.position))
    sum += ADJACENT * pair * near
    if (!slot.isHead || here.length === 0) continue
    if (here.some(({ isHead }) => isHead)) sum += SAME_HEAD * weight
    else if (here.every(({ aside }) => aside)) sum -= OTHER_HEAD * weight
  }
  return sum
}

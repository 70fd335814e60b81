import 'server-only'
import type { DocFields, SearchIndex, TitlePlace } from '../index/search-index'
import type { Hit } from './rank'
import type { WeightedSlot } from './weigh-slots'

/** Set with the weights of plan-query: what it adds that two words of the query stand beside one another in a title, in their order. */
const BESIDE = 0.7
/** Set with the weights of plan-query: what it adds that a title is about the very thing the query names. */
const SAME_HEAD = 0.25
/** What it takes that the thing the query names is what the title's thing is for. */
const OTHER_HEAD = 0.15
const WORTH_LOOKING = 0.5

/** How near two places are, in the query's order or against it. */
function nearness(gap: number): number {
  if (gap === 1) return 1
  if (gap === 2) return 0.6
  if (gap === 0) return 0.8
  if (gap === -1) return 0.5
  return Math.abs(gap) <= 4 ? 0.25 : 0
}

/** Scores the best hits once more by where the words of the query stand in their titles. */
export function rankByTitle<F extends DocFields>(hits: Hit<F>[], weighed: WeightedSlot[], index: SearchIndex<F>): Hit<F>[] {
  const slotsOf = new Map<number, number[]>()
  for (const [at, { slot }] of weighed.entries()) {
    for (const { terms, weight } of slot.ways) {
      if (weight < WORTH_LOOKING) continue
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
    for (const a of here) for (const b of next) near = Math.max(near, nearness(b.position - a.position))
    sum += BESIDE * pair * near
    if (!slot.isHead || here.length === 0) continue
    if (here.some(({ isHead }) => isHead)) sum += SAME_HEAD * weight
    else if (here.every(({ aside }) => aside)) sum -= OTHER_HEAD * weight
  }
  return sum
}

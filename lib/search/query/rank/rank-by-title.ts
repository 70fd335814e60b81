import 'server-only'
import type { DocFields, SearchIndex, TitlePlace } from '../../index/search-index'
import type { Hit } from '../hit'
import type { WeightedSlot } from '../weigh-slots'

/** Tuned with the weights in plan-query.ts: bonus for two query words that are adjacent in a title, in query order. */
const ADJACENT = 0.7
/** Tuned likewise: bonus if the title's head noun is the query's. */
const SAME_HEAD = 0.25
/** Penalty if the query's head noun is only in the title's side part. */
const OTHER_HEAD = 0.15
const MIN_WEIGHT = 0.5

/** Proximity of two positions, 0 to 1; less against the query's order. */
function proximity(gap: number): number {
  if (gap === 1) return 1
  if (gap === 2) return 0.6
  if (gap === 0) return 0.8
  if (gap === -1) return 0.5
  return Math.abs(gap) <= 4 ? 0.25 : 0
}

/** Rescores the best hits by the positions of the query's words in their titles. */
export function rankByTitle<F extends DocFields>(
  hits: Hit<F>[],
  weighed: WeightedSlot[],
  index: SearchIndex<F>,
): Hit<F>[] {
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

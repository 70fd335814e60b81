import 'server-only'
import { IMPACTS, type PostingList } from '../index/postings'
import type { DocFields, SearchIndex } from '../index/search-index'
import type { Match } from './plan'
import type { WeightedSlot } from './weigh-slots'

const SATURATION = 1.2
/** How far a document that holds a part of the query only falls behind. */
const COVERAGE = 0.7
/** More than what numbers are rounded by. */
const ROUNDING = 1 + 1e-6
/** How many factors are kept, a power of two, and what spreads the shares they are of over their places. */
const KEPT = 1024
const SPREAD = 65_536

/** What the impact of each step is worth: ever less more. */
const SATURATED = IMPACTS.map((impact) => (impact * (SATURATION + 1)) / (impact + SATURATION))

/** How well each document meets a query; good until another one is scored. */
export type Scored = {
  /** By document: how well it meets what it holds of the query. */
  scores: Float32Array
  /** By document: how much of the query it holds. */
  covered: Float32Array
  /** By document: how many slots of the query it holds anything of, and how many slots there are. */
  held: Uint8Array
  slots: number
  /** How much the fullest document open to the asker holds. */
  most: number
  /** How much there is to hold. */
  whole: number
  /** No score exceeds `scores * (level + slope * covered)`, which is reckoned much sooner: the curve's tangent where nothing is lacking. */
  level: number
  slope: number
  /** What scores are lowered by, by what documents hold: many hold the same. */
  factors: { of: Float64Array; values: Float64Array }
  /** By document: room for the scores that are reckoned. */
  values: Float64Array
}

/** The score of a document: how well it meets what it holds, less for what it lacks. */
export function scoreOf({ scores, covered, whole, factors }: Scored, doc: number): number {
  const held = covered[doc] as number
  const place = (held * SPREAD) & (KEPT - 1)
  if (factors.of[place] !== held) {
    factors.of[place] = held
    factors.values[place] = (held / whole) ** COVERAGE
  }
  return (scores[doc] as number) * (factors.values[place] as number)
}

/** Scores every document, those that the asker may not see, too. */
export function score<F extends DocFields>(weighed: WeightedSlot[], index: SearchIndex<F>, all: boolean): Scored {
  const whole = weighed.reduce((sum, { slot, weight }) => sum + (slot.ways.length > 0 ? weight : 0), 0) || 1
  const { scores, covered, held, values } = index.scratch()
  scores.fill(0, 0, index.docs)
  covered.fill(0, 0, index.docs)
  held.fill(0, 0, index.docs)
  let most = 0
  for (const { slot, weight } of weighed) {
    const [way, ...others] = slot.ways
    if (way) most = Math.max(most, others.length > 0 ? addBest(slot.ways, weight, index, all) : addOnly(way, weight, index, all))
  }
  const [level, slope] = [ROUNDING * (1 - COVERAGE), (ROUNDING * COVERAGE) / whole]
  const factors = { of: new Float64Array(KEPT), values: new Float64Array(KEPT) }
  return { scores, covered, held, slots: weighed.length, most, whole, level, slope, factors, values }
}

/** Adds to each document what the way to meet a slot is worth that it meets best. @returns the most that one open to the asker holds now. */
function addBest<F extends DocFields>(ways: Match[], weight: number, index: SearchIndex<F>, all: boolean): number {
  const { scores, covered, held, best, docs: met } = index.scratch()
  let [count, most] = [0, 0]
  for (const way of ways) {
    const { docs, steps, length } = holding(way, index)
    const worth = worthOf(way)
    for (let at = 0; at < length; at += 1) {
      const doc = docs[at] as number
      const value = worth[steps[at] as number] as number
      const before = best[doc] as number
      met[count] = doc
      count += Number(before === 0)
      best[doc] = before > value ? before : value
    }
  }
  for (let at = 0; at < count; at += 1) {
    const doc = met[at] as number
    const impact = best[doc] as number
    best[doc] = 0
    held[doc] = (held[doc] as number) + 1
    const now = (covered[doc] as number) + weight * (impact < 1 ? impact : 1)
    scores[doc] = (scores[doc] as number) + weight * impact
    covered[doc] = now
    if (now > most && index.isOpen(doc, all)) most = now
  }
  return most
}

/** The same for a slot that there is but one way to meet, as for most: in one go. */
function addOnly<F extends DocFields>(way: Match, weight: number, index: SearchIndex<F>, all: boolean): number {
  const { scores, covered, held } = index.scratch()
  const { docs, steps, length } = holding(way, index)
  const worth = worthOf(way)
  const gains = new Float64Array(worth.length)
  const shares = new Float64Array(worth.length)
  for (let step = 0; step < worth.length; step += 1) {
    const impact = worth[step] as number
    gains[step] = weight * impact
    shares[step] = weight * Math.min(1, impact)
  }
  let most = 0
  for (let at = 0; at < length; at += 1) {
    const doc = docs[at] as number
    const step = steps[at] as number
    const now = (covered[doc] as number) + (shares[step] as number)
    held[doc] = (held[doc] as number) + 1
    scores[doc] = (scores[doc] as number) + (gains[step] as number)
    covered[doc] = now
    if (now > most && index.isOpen(doc, all)) most = now
  }
  return most
}

/** What a way to meet a slot is worth, by the step of the impact. */
function worthOf({ weight }: Match): Float32Array {
  const worth = new Float32Array(SATURATED.length)
  for (let step = 0; step < worth.length; step += 1) worth[step] = weight * (SATURATED[step] as number)
  return worth
}

/** The documents that hold every term of a way, with the impact of the one that weighs least there. */
function holding<F extends DocFields>({ terms }: Match, index: SearchIndex<F>): PostingList {
  const { lists: [held, beside] } = index.scratch()
  const [rarest, ...others] = [...terms].sort((a, b) => index.frequency(a, true) - index.frequency(b, true))
  if (rarest === undefined) return { ...held, length: 0 }
  index.readPostings(rarest, held)
  for (const other of others) keepShared(held, index.readPostings(other, beside))
  return held
}

/** Leaves in a list what the other holds as well, with the lower impact of the two. */
function keepShared(list: PostingList, other: PostingList): void {
  let kept = 0
  let from = 0
  for (let at = 0; at < list.length; at += 1) {
    const doc = list.docs[at] as number
    while (from < other.length && (other.docs[from] as number) < doc) from += 1
    if (from === other.length) break
    if (other.docs[from] !== doc) continue
    list.docs[kept] = doc
    list.steps[kept] = Math.min(list.steps[at] as number, other.steps[from] as number)
    kept += 1
  }
  list.length = kept
}

import { IMPACTS, type PostingList } from '../../index/postings'
import type { SearchIndex } from '../../index/search-index'
import type { Match, Slot } from '../plan'
import { idf, type WeightedSlot } from '../weigh-slots'

const SATURATION = 1.2
/** Exponent by which documents that match only part of the query are scored lower. */
const COVERAGE = 0.7
/** Exceeds the rounding error of 32-bit floats. */
const ROUNDING = 1 + 1e-6
/** Size of the factor cache, a power of two, and the multiplier that hashes a coverage to a slot of it. */
const CACHE_SIZE = 1024
const HASH_FACTOR = 65_536
/** Levels of impact of a slot, and how many make an impact of 1. */
const LEVELS = 128
const LEVELS_OF_ONE = 64

/** Saturated impact by step (BM25's k1). */
const SATURATED = IMPACTS.map((impact) => (impact * (SATURATION + 1)) / (impact + SATURATION))

/** Scores of all documents for a query; valid until the next query is scored, since they use shared memory. */
export type Scored = {
  /** By document: sum of the weighted impacts of its matches. */
  scores: Float32Array
  /** By document: the weight of the query's slots that it matches. */
  covered: Float32Array
  /** By document: how many slots it matches; `slots` is their total. */
  matchedSlots: Uint8Array
  slots: number
  /** The highest coverage of a visible document. */
  most: number
  /** The coverage of a document that matches everything. */
  totalWeight: number
  /** `scores * (level + slope * covered)` is a cheap upper bound of a score: the tangent of the coverage curve at full coverage. */
  level: number
  slope: number
  /** Cache of coverage factors: many documents have the same coverage. */
  factors: { of: Float64Array; values: Float64Array }
  /** By document: its final score, where computed. */
  values: Float64Array
}

/** The final score of a document: its matches, reduced for what it lacks. */
export function scoreOf({ scores, covered, totalWeight, factors }: Scored, doc: number): number {
  const slotBits = covered[doc] as number
  const place = (slotBits * HASH_FACTOR) & (CACHE_SIZE - 1)
  if (factors.of[place] !== slotBits) {
    factors.of[place] = slotBits
    factors.values[place] = (slotBits / totalWeight) ** COVERAGE
  }
  return (scores[doc] as number) * (factors.values[place] as number)
}

/** Scores every document, including those that are not visible. */
export function score(weighed: WeightedSlot[], index: SearchIndex, all: boolean): Scored {
  const { scores, covered, matchedSlots, values } = index.scratch()
  scores.fill(0, 0, index.docs)
  covered.fill(0, 0, index.docs)
  matchedSlots.fill(0, 0, index.docs)
  let [most, sum] = [0, 0]
  for (const { slot, weight } of weighed) {
    const [match, ...others] = slot.matches
    if (!match) continue
    const isPlain = others.length === 0 && !index.isProse
    const added = isPlain ? addOnly(match, weight, index, all) : addBest(slot, weight, index, all)
    most = Math.max(most, added.most)
    sum += added.weight
  }
  const totalWeight = sum || 1
  const [level, slope] = [ROUNDING * (1 - COVERAGE), (ROUNDING * COVERAGE) / totalWeight]
  const factors = { of: new Float64Array(CACHE_SIZE), values: new Float64Array(CACHE_SIZE) }
  return { scores, covered, matchedSlots, slots: weighed.length, most, totalWeight, level, slope, factors, values }
}

/** The highest coverage of a visible document so far, and the weight of the added slot where it is matched best. */
type Added = { most: number; weight: number }

/** Adds a slot with several matches: each document gets its best one. */
function addBest({ matches, importance }: Slot, weight: number, index: SearchIndex, all: boolean): Added {
  const { scores, covered, matchedSlots, best, docs: met } = index.scratch()
  let [count, most] = [0, 0]
  for (const match of matches) {
    const { docs, steps, length } = matching(match, index)
    const worth = worthOf(match)
    for (let at = 0; at < length; at += 1) {
      const doc = docs[at] as number
      const value = worth[steps[at] as number] as number
      const before = best[doc] as number
      met[count] = doc
      count += Number(before === 0)
      best[doc] = before > value ? before : value
    }
  }
  const weights = index.isProse ? weightsByLevel(met.subarray(0, count), best, index, all) : null
  const fullest = weights
    ? importance * weights.reduce((full, at, level) => Math.max(full, at * shareOf(level)), 0)
    : weight
  for (let at = 0; at < count; at += 1) {
    const doc = met[at] as number
    const impact = best[doc] as number
    const here = weights ? importance * (weights[levelOf(impact)] as number) : weight
    best[doc] = 0
    matchedSlots[doc] = (matchedSlots[doc] as number) + 1
    const now = (covered[doc] as number) + Math.min(fullest, here * (impact < 1 ? impact : 1))
    scores[doc] = (scores[doc] as number) + here * impact
    covered[doc] = now
    if (now > most && index.isOpen(doc, all)) most = now
  }
  return { most, weight: fullest }
}

const levelOf = (impact: number) => Math.min(LEVELS - 1, Math.ceil(impact * LEVELS_OF_ONE))
const shareOf = (level: number) => Math.min(1, level / LEVELS_OF_ONE)

/**
 * The inverse document frequency of a slot by level of impact: 'tool' says little in a body, since many have it, and much in a
 * title. Documents that have the slot less prominently count in part.
 */
function weightsByLevel(docs: Uint32Array, impacts: Float32Array, index: SearchIndex, all: boolean): Float64Array {
  const counts = new Uint32Array(LEVELS)
  for (const doc of docs) {
    const level = levelOf(impacts[doc] as number)
    if (index.isOpen(doc, all)) counts[level] = (counts[level] as number) + 1
  }
  const total = Math.max(1, all ? index.size : index.publicSize)
  let [above, fainter] = [counts.reduce((sum, count) => sum + count, 0), 0]
  return Float64Array.from(counts, (count, level) => {
    const weight = count > 0 ? idf(Math.min(total, above + fainter / Math.max(1, level)), total) : 0
    above -= count
    fainter += count * level
    return weight
  })
}

/** Adds a slot with a single match, which most have, in one pass. */
function addOnly(match: Match, weight: number, index: SearchIndex, all: boolean): Added {
  const { scores, covered, matchedSlots } = index.scratch()
  const { docs, steps, length } = matching(match, index)
  const worth = worthOf(match)
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
    matchedSlots[doc] = (matchedSlots[doc] as number) + 1
    scores[doc] = (scores[doc] as number) + (gains[step] as number)
    covered[doc] = now
    if (now > most && index.isOpen(doc, all)) most = now
  }
  return { most, weight }
}

/** The weighted impact of a match by impact step. */
function worthOf({ weight }: Match): Float32Array {
  const worth = new Float32Array(SATURATED.length)
  for (let step = 0; step < worth.length; step += 1) worth[step] = weight * (SATURATED[step] as number)
  return worth
}

/** The documents that have every term of a match, with the lowest impact of its terms. */
function matching({ terms }: Match, index: SearchIndex): PostingList {
  const {
    lists: [held, adjacent],
  } = index.scratch()
  const [rarest, ...others] = [...terms].sort((a, b) => index.frequency(a, true) - index.frequency(b, true))
  if (rarest === undefined) return { ...held, length: 0 }
  index.readPostings(rarest, held)
  for (const other of others) intersect(held, index.readPostings(other, adjacent))
  return held
}

/** Intersects a list with another in place, keeping the lower impact. */
function intersect(list: PostingList, other: PostingList): void {
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

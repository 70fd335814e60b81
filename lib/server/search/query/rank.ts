import 'server-only'
import type { Facts, SearchIndex } from '../index/search-index'
import type { Plan, Slot } from './plan'
import { rankByTitle } from './rank-by-title'
import { Bar, inOrder } from './top-of'

/** A document that a query finds. */
export type Hit<F extends Facts> = { facts: F; doc: number; score: number }

/** What a query finds: the best first, in order, and after them all others in none, read only where somebody turns to them. */
export type Ranked<F extends Facts> = { first: Hit<F>[]; others: { count: number; hits: () => Hit<F>[] } }

/** A slot of the plan with how rare what it looks for is. */
export type Weighed = { slot: Slot; weight: number }

const SATURATION = 1.2
/** How many of the best are looked at once more by the order of the words in their titles. */
const LOOKED_AT = 200
/** How far a document that holds a part of the query only falls behind. */
const COVERAGE = 0.7
/** Documents that hold less than this share of what the fullest one holds are no answer beside it. */
const LEAST_SHARE = 0.22

/** Ways to meet a word that tell how rare it is: those that weigh so much of what its best way does. */
const WORTH_COUNTING = 0.5

/** Scores are kept in few digits. */
const ROUNDING = 1 + 1e-6

const saturate = (impact: number) => (impact * (SATURATION + 1)) / (impact + SATURATION)

/** The documents that meet any part of a plan and that visitors may see; for the admin, all. */
export function rank<F extends Facts>(plan: Plan, index: SearchIndex<F>, all: boolean): Ranked<F> {
  const weighed = weigh(plan.slots, index, all)
  const whole = weighed.reduce((sum, { slot, weight }) => sum + (slot.ways.length > 0 ? weight : 0), 0) || 1
  const scores = new Float32Array(index.docs)
  const covered = new Float32Array(index.docs)
  const best = new Float32Array(index.docs)
  const open: number[] = []
  let most = 0
  for (const { slot, weight } of weighed) {
    const met = meet(slot, index, best)
    for (const doc of met) {
      const impact = best[doc] ?? 0
      best[doc] = 0
      if (!index.isOpen(doc, all)) continue
      const before = covered[doc] ?? 0
      if (before === 0) open.push(doc)
      const now = before + weight * Math.min(1, impact)
      scores[doc] = (scores[doc] ?? 0) + weight * impact
      covered[doc] = now
      if (now > most) most = now
    }
  }
  const least = LEAST_SHARE * most
  const found = open.filter((doc) => (covered[doc] ?? 0) >= least)
  const scoreOf = (doc: number) => (scores[doc] ?? 0) * ((covered[doc] ?? 0) / whole) ** COVERAGE
  const hitsOf = (docs: number[]) => docs.flatMap((doc) => {
    const facts = index.factsOf(doc)
    return facts ? [{ facts, doc, score: scoreOf(doc) }] : []
  })
  // What a document lacks of the query only lowers its score, so that most need not be reckoned.
  const mayReach = (doc: number, score: number) => (scores[doc] ?? 0) * ROUNDING >= score
  const bar = new Bar(LOOKED_AT)
  for (const doc of found) if (mayReach(doc, bar.value)) bar.offer(scoreOf(doc))
  const lowest = bar.settle()
  const top = inOrder(hitsOf(found.filter((doc) => mayReach(doc, lowest)))).slice(0, LOOKED_AT)
  const isTop = new Set(top.map(({ doc }) => doc))
  let behind: Hit<F>[] | undefined
  const others = { count: found.length - top.length, hits: () => (behind ??= hitsOf(found.filter((doc) => !isTop.has(doc)))) }
  return { first: inOrder(rankByTitle(top, weighed, index)), others }
}

/** Writes into `best` how well each document meets a slot. @returns the documents that do. */
function meet<F extends Facts>(slot: Slot, index: SearchIndex<F>, best: Float32Array): number[] {
  const met: number[] = []
  const note = (doc: number, value: number) => {
    const before = best[doc] ?? 0
    if (before === 0) met.push(doc)
    if (value > before) best[doc] = value
  }
  for (const { terms, weight } of slot.ways) {
    const [first, ...others] = [...terms].sort((a, b) => index.frequency(a, true) - index.frequency(b, true))
    if (first === undefined) continue
    if (others.length === 0) {
      index.eachPosting(first, (doc, impact) => note(doc, weight * saturate(impact)))
      continue
    }
    let held = new Map<number, number>()
    index.eachPosting(first, (doc, impact) => void held.set(doc, impact))
    for (const other of others) {
      const both = new Map<number, number>()
      index.eachPosting(other, (doc, impact) => {
        const before = held.get(doc)
        if (before !== undefined) both.set(doc, Math.min(before, impact))
      })
      held = both
    }
    for (const [doc, impact] of held) note(doc, weight * saturate(impact))
  }
  return met
}

/** How much each slot counts: the rarer what it looks for, the more. */
function weigh<F extends Facts>(slots: Slot[], index: SearchIndex<F>, all: boolean): Weighed[] {
  const total = Math.max(1, all ? index.size : index.publicSize)
  return slots.map((slot) => {
    const bar = WORTH_COUNTING * Math.max(0, ...slot.ways.map(({ weight }) => weight))
    let frequency = 0
    for (const { terms, weight } of slot.ways) {
      frequency += weight >= bar ? weight * Math.min(...terms.map((id) => index.frequency(id, all))) : 0
    }
    const idf = Math.log(1 + (total - Math.min(total, frequency) + 0.5) / (Math.min(total, frequency) + 0.5))
    return { slot, weight: slot.importance * idf }
  })
}

import 'server-only'
import type { DocFields, SearchIndex } from '../index/search-index'
import type { Slot } from './plan'

/** A slot of the plan with how rare what it looks for is. */
export type WeightedSlot = { slot: Slot; weight: number }

/** Ways to meet a word that tell how rare it is: those that weigh so much of what its best way does. */
const WORTH_COUNTING = 0.5

/** How much each slot counts: the rarer what it looks for, the more. */
export function weighSlots<F extends DocFields>(slots: Slot[], index: SearchIndex<F>, all: boolean): WeightedSlot[] {
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

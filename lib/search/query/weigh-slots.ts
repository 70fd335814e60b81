import type { SearchIndex } from '../index/search-index'
import type { Slot } from './plan'

/** A slot with its weight: importance times inverse document frequency. */
export type WeightedSlot = { slot: Slot; weight: number }

/** Matches count towards the document frequency from this share of the best match's weight. */
const MIN_WEIGHT_SHARE = 0.5

/** Weights the slots of a plan by how rare their matches are. */
export function weighSlots(slots: Slot[], index: SearchIndex, all: boolean): WeightedSlot[] {
  const total = Math.max(1, all ? index.size : index.publicSize)
  return slots.map((slot) => {
    const minWeight = MIN_WEIGHT_SHARE * Math.max(0, ...slot.matches.map(({ weight }) => weight))
    let frequency = 0
    for (const { terms, weight } of slot.matches) {
      frequency += weight >= minWeight ? weight * Math.min(...terms.map((id) => index.frequency(id, all))) : 0
    }
    return { slot, weight: slot.importance * idf(Math.min(total, frequency), total) }
  })
}

/** Inverse document frequency: how much it says that a document has a word which `frequency` of `total` have. */
export const idf = (frequency: number, total: number) => Math.log(1 + (total - frequency + 0.5) / (frequency + 0.5))

import 'server-only'
import type { Correction } from '../spelling/correct-query'
import type { Token } from '../text/read-tokens'

/** One way to meet a word of the query: documents that hold all of `terms`; 1 for the word itself, less for others. */
export type Match = { terms: number[]; weight: number }

export type SlotKind = 'word' | 'model' | 'number' | 'measure'

/** A word, number or size of the query, and every way to meet it. */
export type Slot = {
  kind: SlotKind
  /** As the visitor typed it. */
  written: string
  ways: Match[]
  /** How much it counts beside how rare it is. */
  importance: number
  isHead: boolean
}

/** A slot with the token it was made of, and how many of its ways are words that are not what was typed, though that is a word. */
export type PlannedToken = { slot: Slot; token: Token; guesses: number }

/** @property missing words that nothing holds, nor another word for them. */
export type Plan = { slots: Slot[]; corrections: Correction[]; missing: string[] }

/** Adds a way to a slot; the better weight of two equal ones stands. */
export function addMatch(slot: Slot, terms: number[], weight: number): void {
  const key = terms.join()
  const known = slot.ways.find((way) => way.terms.join() === key)
  if (!known) slot.ways.push({ terms, weight })
  else if (known.weight < weight) known.weight = weight
}

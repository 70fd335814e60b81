import type { DocFields, SearchIndex } from '../index/search-index'
import type { Token } from '../text/read-tokens'
import type { Vocabulary } from '../spelling/vocabulary'
import type { Synonyms } from '../synonyms/synonyms'

/** A document that matches a query. */
export type Hit<F extends DocFields> = { facts: F; doc: number; score: number }

/** A correction, both words as written. If it is not `sure`, the typed word is valid, too, and stays in the query. */
export type Correction = { typed: string; intended: string; sure: boolean }

/** One way to match a slot: documents that have all of `terms`. The weight is 1 for the word itself, less for alternatives. */
export type Match = { terms: number[]; weight: number }

export type SlotKind = 'word' | 'model' | 'number' | 'measure'

/** A word, number or size of the query, with everything that matches it. */
export type Slot = {
  kind: SlotKind
  /** As typed. */
  written: string
  matches: Match[]
  /** Factor on its inverse document frequency. */
  importance: number
  isHead: boolean
}

/** A slot with its token; its first `guesses` matches are what else may have been meant, and for an unknown word what is searched for. */
export type PlannedToken = { slot: Slot; token: Token; guesses: number; isUnknown: boolean }

type PlannedCorrection = Correction & { asTyped: Match[] }

/** @property missing words that no document has, nor a synonym of them. */
export type Plan = { slots: Slot[]; corrections: PlannedCorrection[]; missing: string[] }

/** Adds a match to a slot, or raises the weight of an equal one. */
export function addMatch(slot: Slot, terms: number[], weight: number): void {
  const key = terms.join()
  const known = slot.matches.find((match) => match.terms.join() === key)
  if (!known) slot.matches.push({ terms, weight })
  else if (known.weight < weight) known.weight = weight
}

/** What a query is planned against. */
export type Searchable = { index: SearchIndex; vocabulary: Vocabulary; synonyms: Synonyms }

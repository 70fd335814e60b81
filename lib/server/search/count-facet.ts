import 'server-only'
import type { Facet } from '@/lib/contract/search'

/** Counts how often values come. */
export class FacetCount {
  readonly #counts = new Map<string, number>()

  add(values: string[]): void {
    for (const value of values) this.#counts.set(value, (this.#counts.get(value) ?? 0) + 1)
  }

  /** The values with their counts, the commonest first. */
  commonest(most = Number.POSITIVE_INFINITY): Facet {
    return [...this.#counts]
      .map(([value, count]) => ({ value, count }))
      .sort((a, b) => b.count - a.count || a.value.localeCompare(b.value, 'en'))
      .slice(0, most)
  }
}

/** How many of some things have each value, the commonest first. */
export function countFacet<T>(things: T[], valuesOf: (thing: T) => string[], most?: number): Facet {
  const counted = new FacetCount()
  for (const thing of things) counted.add(valuesOf(thing))
  return counted.commonest(most)
}

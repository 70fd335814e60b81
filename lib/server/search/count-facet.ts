import 'server-only'
import type { Facet } from '@/lib/contract/search'

/** How many of some things have each value, the commonest first. */
export function countFacet<T>(things: T[], valuesOf: (thing: T) => string[], most = Number.POSITIVE_INFINITY): Facet {
  const counts = new Map<string, number>()
  for (const thing of things) for (const value of valuesOf(thing)) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .sort((a, b) => b.count - a.count || a.value.localeCompare(b.value, 'en'))
    .slice(0, most)
}

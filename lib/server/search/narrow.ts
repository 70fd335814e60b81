import 'server-only'
import type { DocSet } from '../../search/index/doc-set'

/** What a filter asks of a document, in one respect. */
export type Check<Respect> = { of: Respect; passing: (docs: DocSet) => DocSet }

/** Documents sorted by a filter. */
export type Narrowed<Respect> = {
  /** Those that pass. */
  docs: DocSet
  /** Those that pass in all respects but one, whatever they are in that. */
  without: (respect: Respect) => DocSet
}

/** Sorts documents by what a filter asks of them; the filter may ask for nothing. */
export function narrow<Respect>(found: DocSet, checks: Check<Respect>[]): Narrowed<Respect> {
  const each = checks.map(({ of, passing }) => ({ of, docs: passing(found) }))
  const inAll = (sets: typeof each) => sets.reduce((both, { docs }) => both.and(docs), found)
  const docs = inAll(each)
  return {
    docs,
    without: (respect) => (each.some(({ of }) => of === respect) ? inAll(each.filter(({ of }) => of !== respect)) : docs),
  }
}

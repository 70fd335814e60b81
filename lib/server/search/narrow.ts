import 'server-only'
import { DocSet } from './index/doc-set'

/** What a filter asks of a document, in one respect. */
export type Check<Respect> = { of: Respect; passes: (doc: number) => boolean }

/** Documents sorted by a filter. */
export type Narrowed<Respect> = {
  /** Those that pass. */
  docs: DocSet
  /** Those that pass in all respects but one, whatever they are in that. */
  without: (respect: Respect) => DocSet
}

/** Sorts documents by what a filter asks of them; the filter may ask for nothing. */
export function narrow<Respect>(found: DocSet, checks: Check<Respect>[]): Narrowed<Respect> {
  if (checks.length === 0) return { docs: found, without: () => found }
  const docs = new DocSet(found.docs)
  const failing = checks.map(() => new DocSet(found.docs))
  for (const doc of found.read()) {
    let only = -1
    let failed = 0
    for (let nth = 0; nth < checks.length && failed < 2; nth += 1) {
      if (checks[nth]?.passes(doc)) continue
      only = nth
      failed += 1
    }
    if (failed === 0) docs.add(doc)
    else if (failed === 1) failing[only]?.add(doc)
  }
  return {
    docs,
    without: (respect) => {
      const others = failing[checks.findIndex(({ of }) => of === respect)]
      return others ? docs.with(others) : docs
    },
  }
}

import 'server-only'

/** What a filter asks of a document, in one respect. */
export type Check<Respect> = { of: Respect; passes: (doc: number) => boolean }

/** Documents sorted by a filter. */
export type Narrowed<Respect> = {
  /** Those that pass. */
  docs: Uint32Array
  /** Those that pass in all respects but one, whatever they are in that. */
  without: (respect: Respect) => Uint32Array
}

/** Sorts documents by what a filter asks of them; the filter may ask for nothing. */
export function narrow<Respect>(docs: Uint32Array, checks: Check<Respect>[]): Narrowed<Respect> {
  if (checks.length === 0) return { docs, without: () => docs }
  const through = new Uint32Array(docs.length)
  const failing = checks.map((): number[] => [])
  let count = 0
  for (let at = 0; at < docs.length; at += 1) {
    const doc = docs[at] as number
    let only = -1
    let failed = 0
    for (let nth = 0; nth < checks.length && failed < 2; nth += 1) {
      if (checks[nth]?.passes(doc)) continue
      only = nth
      failed += 1
    }
    if (failed === 0) through[count++] = doc
    else if (failed === 1) failing[only]?.push(doc)
  }
  const passing = through.slice(0, count)
  return {
    docs: passing,
    without: (respect) => {
      const others = failing[checks.findIndex(({ of }) => of === respect)]
      if (!others?.length) return passing
      const all = new Uint32Array(count + others.length)
      all.set(passing)
      all.set(others, count)
      return all
    },
  }
}

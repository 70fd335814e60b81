import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DocSet } from './doc-set'

const DOCS = 150
const some = fc.uniqueArray(fc.nat(DOCS - 1)).map((docs) => docs.sort((a, b) => a - b))

function setOf(docs: number[]): DocSet {
  const set = new DocSet(DOCS)
  for (const doc of docs) set.add(doc)
  return set
}

test('a set returns what was added, even if other sets are read in between', () => {
  fc.assert(
    fc.property(some, some, (docs, others) => {
      const [set, other] = [setOf(docs), setOf(others)]
      for (let again = 0; again < 2; again += 1) {
        expect([...set.read()]).toEqual(docs)
        expect([...set.read()]).toEqual(docs)
        expect([...other.read()]).toEqual(others)
      }
      for (let doc = 0; doc < DOCS; doc += 1) expect(set.has(doc)).toBe(docs.includes(doc))
      const both = docs.filter((doc) => others.includes(doc))
      expect(set.and(other).size).toBe(both.length)
      expect([...set.and(other).read()]).toEqual(both)
    }),
  )
})

test('reaching() returns the documents that reach both minimums', () => {
  const numbers = fc.array(fc.nat(3), { minLength: DOCS, maxLength: DOCS })
  fc.assert(
    fc.property(numbers, numbers, fc.nat(DOCS), (a, b, docs) => {
      const set = DocSet.reaching(docs, [Float32Array.from(a), 2], [Uint8Array.from(b), 1])
      const expected = a.slice(0, docs).flatMap((value, doc) => (value >= 2 && (b[doc] ?? 0) >= 1 ? [doc] : []))
      expect([...set.read()]).toEqual(expected)
      new DocSet(DOCS).read()
      expect([...set.read()]).toEqual(expected)
    }),
  )
})

test('within() returns the documents between both numbers', () => {
  const numbers = fc.array(fc.oneof(fc.nat(5), fc.constant(Number.NaN)), { minLength: DOCS, maxLength: DOCS })
  const limit = fc.oneof(fc.nat(5), fc.constant(Number.POSITIVE_INFINITY))
  fc.assert(
    fc.property(some, numbers, fc.nat(5), limit, (docs, input, least, most) => {
      const expected = docs.filter((doc) => (input[doc] as number) >= least && (input[doc] as number) <= most)
      const within = setOf(docs).within(Float64Array.from(input), least, most)
      expect(within.size).toBe(expected.length)
      expect([...within.read()]).toEqual(expected)
    }),
  )
})

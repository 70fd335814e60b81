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

test('a set tells what was added, however often and beside whichever others it is read', () => {
  fc.assert(
    fc.property(some, some, (docs, others) => {
      const [set, other] = [setOf(docs), setOf(others)]
      for (let again = 0; again < 2; again += 1) {
        expect([...set.read()]).toEqual(docs)
        expect([...set.read()]).toEqual(docs)
        expect([...other.read()]).toEqual(others)
      }
      const apart = setOf(others.filter((doc) => !docs.includes(doc)))
      expect([...set.with(apart).read()]).toEqual([...new Set([...docs, ...others])].sort((a, b) => a - b))
      expect(set.with(apart).size).toBe(docs.length + apart.size)
    }),
  )
})

test('the documents that reach the least in two lists are those', () => {
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

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DocTerms } from './doc-terms'

test('the terms of each document are decoded in order, whatever the gaps', () => {
  const terms = fc.uniqueArray(fc.oneof(fc.nat(3), fc.nat(300), fc.nat(3_000_000)), { maxLength: 30 })
  fc.assert(
    fc.property(fc.array(terms, { maxLength: 20 }), (docs) => {
      const pending = new DocTerms()
      for (const each of docs) pending.push(Uint32Array.from(each).sort())
      for (const [doc, each] of docs.entries()) expect([...pending.of(doc)]).toEqual([...each].sort((a, b) => a - b))
    }),
  )
})

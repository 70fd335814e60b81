import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inOrder, topOf } from './top-of'

const hitsOf = (scores: number[]) =>
  scores.map((score, doc) => ({ doc, score, facts: { id: String(doc).padStart(5, '0'), isPublic: true, madeAt: doc % 7 } }))

test('the best few are those that ordering all of them finds, and the others are all the rest', () => {
  const scores = fc.array(fc.integer({ min: 0, max: 30 }).map((score) => score / 8), { maxLength: 400 })
  fc.assert(
    fc.property(scores, fc.integer({ min: 1, max: 40 }), (given, most) => {
      const hits = hitsOf(given)
      const { top, others } = topOf([...hits], most)
      expect(top.map(({ doc }) => doc)).toEqual(inOrder([...hits]).slice(0, most).map(({ doc }) => doc))
      expect([...top, ...others].map(({ doc }) => doc).sort((a, b) => a - b)).toEqual(hits.map(({ doc }) => doc))
    }),
  )
})

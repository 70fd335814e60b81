import fc from 'fast-check'
import { expect, test } from 'vitest'
import { TopScores, topK } from './top-k'

test('the threshold is the score of the last of the top k', () => {
  const scores = fc.array(
    fc.integer({ min: 0, max: 30 }).map((score) => score / 8),
    { maxLength: 400 },
  )
  fc.assert(
    fc.property(scores, fc.integer({ min: 1, max: 40 }), (input, most) => {
      const bar = new TopScores(most)
      for (const score of input) bar.offer(score)
      const ordered = [...input].sort((a, b) => b - a)
      expect(bar.settle()).toBe(ordered[most - 1] ?? Number.NEGATIVE_INFINITY)
    }),
  )
})

const order = (a: [number, number], b: [number, number]) => a[0] - b[0] || a[1] - b[1]

test('the top k are the first k of the sorted list', () => {
  const things = fc.array(fc.tuple(fc.integer({ min: 0, max: 9 }), fc.nat()), { maxLength: 300 })
  fc.assert(
    fc.property(things, fc.integer({ min: 1, max: 15 }), (all, most) => {
      expect(topK(all, order, most)).toEqual([...all].sort(order).slice(0, most))
    }),
    { seed: 20, numRuns: 200 },
  )
})

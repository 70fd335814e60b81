import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Bar } from './top-of'

test('the bar is the score that so many of many reach', () => {
  const scores = fc.array(fc.integer({ min: 0, max: 30 }).map((score) => score / 8), { maxLength: 400 })
  fc.assert(
    fc.property(scores, fc.integer({ min: 1, max: 40 }), (given, most) => {
      const bar = new Bar(most)
      for (const score of given) bar.offer(score)
      const ordered = [...given].sort((a, b) => b - a)
      expect(bar.settle()).toBe(ordered[most - 1] ?? Number.NEGATIVE_INFINITY)
    }),
  )
})

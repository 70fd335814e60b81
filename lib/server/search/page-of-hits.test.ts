import fc from 'fast-check'
import { expect, test } from 'vitest'
import { firstInOrder } from './page-of-hits'

const order = (a: [number, number], b: [number, number]) => a[0] - b[0] || a[1] - b[1]

test('the first few of many things are those that ordering all of them puts first', () => {
  const things = fc.array(fc.tuple(fc.integer({ min: 0, max: 9 }), fc.nat()), { maxLength: 300 })
  fc.assert(
    fc.property(things, fc.integer({ min: 1, max: 15 }), (all, most) => {
      expect(firstInOrder(all, order, most)).toEqual([...all].sort(order).slice(0, most))
    }),
    { seed: 20, numRuns: 200 },
  )
})

import { expect, test } from 'vitest'
import { takeCounts, tallyVisit } from './visit-tally'

test('clicks of any product in any post do not fill memory: beyond 10,000 pairs a day, the product alone is counted', () => {
  const products = 110
  for (let post = 0; post < 100; post += 1)
    for (let product = 0; product < products; product += 1)
      tallyVisit({ kind: 'click', postId: `post ${post}`, productId: `product ${product}`, detail: 'panel' })
  tallyVisit({ kind: 'click', postId: 'post 0', productId: 'product 0', detail: 'panel' })
  const counts = takeCounts()
  expect(counts.length).toBeLessThanOrEqual(10_000 + products)
  expect(counts.reduce((sum, { count }) => sum + count, 0)).toBe(100 * products + 1)
  expect(counts.filter(({ productId }) => productId === '')).toEqual([])
  expect(counts.find(({ postId, productId }) => postId === 'post 0' && productId === 'product 0')?.count).toBe(2)
})

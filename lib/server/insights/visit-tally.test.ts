import { afterEach, expect, test, vi } from 'vitest'
import { takeCounts, tallyVisit } from './visit-tally'

let time = Date.UTC(2021, 0, 1)
afterEach(() => void vi.useRealTimers())

/** A day for which nothing is counted yet. */
function nextDay(): void {
  vi.useFakeTimers({ toFake: ['Date'], now: (time += 86_400_000) })
  takeCounts()
}

test('clicks of any product in any post do not fill memory: beyond 10,000 pairs a day, the product alone is counted', () => {
  nextDay()
  const products = 110
  for (let post = 0; post < 100; post += 1)
    for (let product = 0; product < products; product += 1)
      tallyVisit(
        { kind: 'click', postId: `post ${post}`, productId: `product ${product}`, detail: 'panel' },
        `client ${post}`,
      )
  tallyVisit({ kind: 'click', postId: 'post 0', productId: 'product 0', detail: 'panel' }, 'client 0')
  const counts = takeCounts()
  expect(counts.length).toBeLessThanOrEqual(10_000 + products)
  expect(counts.reduce((sum, { count }) => sum + count, 0)).toBe(100 * products + 1)
  expect(counts.filter(({ productId }) => productId === '')).toEqual([])
  expect(counts.find(({ postId, productId }) => postId === 'post 0' && productId === 'product 0')?.count).toBe(2)
})

const search = (detail: string, client: string) => tallyVisit({ kind: 'search', detail }, client)
const countOf = (counts: ReturnType<typeof takeCounts>, detail: string) =>
  counts.find((count) => count.detail === detail)?.count

test('one client fills a tenth of the words of a day, and those of others are stored', () => {
  nextDay()
  for (let nth = 0; nth < 5_000; nth += 1) search(`nonsense ${nth}`, 'one')
  search('oak shelf', 'two')
  const counts = takeCounts()
  expect(counts.filter(({ detail }) => detail.startsWith('nonsense'))).toHaveLength(100)
  expect([countOf(counts, ''), countOf(counts, 'oak shelf')]).toEqual([4_900, 1])
})

test('a day full of words that one client each asked for has room for those that two ask for, as many again', () => {
  nextDay()
  for (let nth = 0; nth < 1_000; nth += 1) search(`nonsense ${nth}`, `client ${nth}`)
  for (const client of ['one', 'one', 'two', 'three']) search('oak shelf', client)
  const some = takeCounts()
  expect([countOf(some, ''), countOf(some, 'oak shelf')]).toEqual([2, 2])
  for (let nth = 0; nth < 1_100; nth += 1) for (const client of ['one', 'two']) search(`more ${nth}`, client)
  expect(takeCounts().filter(({ detail }) => detail !== '')).toHaveLength(999)
})

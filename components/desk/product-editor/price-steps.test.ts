import { expect, test } from 'vitest'
import { catalogProductSchema } from '@/lib/contract/products/catalog'
import { describePrices, pricePoints, stepPath } from './price-history'

const at = (day: number) => `2026-01-${String(day).padStart(2, '0')}T12:00:00.000Z`
const record = (
  prices: [day: number, price: number, currency?: string][],
  checked: number,
  price = prices.at(-1)?.[1],
) =>
  catalogProductSchema.parse({
    product: { product_id: 'p', name: 'Saw', price, currency: 'USD' },
    price_at: at(checked),
    prices: prices.map(([day, amount, currency = 'USD']) => ({ at: at(day), price: amount, currency })),
    posts: [],
    corrected: [],
    post_count: 0,
  })

test('the line goes in steps from the oldest price to when the last was checked', () => {
  const points = pricePoints(
    record(
      [
        [1, 10],
        [11, 20],
      ],
      21,
    ),
  )
  expect(points.map(({ price }) => price)).toEqual([10, 20, 20])
  expect(stepPath(points)).toBe('M6 90H160V6H314V6')
  expect(describePrices(points, 'USD')).toBe(
    'From $10.00 on January 1, 2026 to $20.00 on January 21, 2026; lowest $10.00, highest $20.00',
  )
})

test('prices in another currency are not in the line', () => {
  expect(
    pricePoints(
      record(
        [
          [1, 10, 'EUR'],
          [11, 20],
        ],
        11,
      ),
    ),
  ).toHaveLength(1)
})

test('a price that never changed is a level line', () => {
  expect(stepPath(pricePoints(record([[1, 10]], 3)))).toBe('M6 48H314V48')
})

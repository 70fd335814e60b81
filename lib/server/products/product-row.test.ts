import fc from 'fast-check'
import { expect, test } from 'vitest'
import { columnsOf, toHundredths, toUnits } from './product-row'
import { READING } from '../../testing/samples/product-reading'

test.each([
  [0, 0],
  [1, 100],
  [19.99, 1999],
  [0.07, 7],
  [1234.56, 123456],
  [9_999_999.99, 999_999_999],
])('%d is stored as %d hundredths', (units, hundredths) => {
  expect(toHundredths(units)).toBe(hundredths)
})

test('a missing price stays null', () => {
  expect([toHundredths(null), toHundredths(undefined), toUnits(null)]).toEqual([null, null, null])
})

test('every price in cents survives a round trip', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000_000), (cents) => toHundredths(toUnits(cents)) === cents),
    { seed: 5 },
  )
})

test('missing values are stored as null', () => {
  const bare = {
    ...READING,
    price: null,
    rating: null,
    review_count: null,
    brand: null,
    category: null,
    subcategories: [],
    images: [],
    specifications: {},
  }
  expect(columnsOf(bare)).toMatchObject({
    price: null,
    rating: null,
    reviewCount: null,
    brand: null,
    categoryPath: null,
    images: [],
  })
})

test('an absurd price is dropped', () => {
  expect(columnsOf({ ...READING, price: 1e30, original_price: 10_000_001 })).toMatchObject({
    price: null,
    originalPrice: null,
  })
})

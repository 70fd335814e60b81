import { expect, it } from 'vitest'
import { formatAvailability, isInStock, isOutOfStock } from './product-values'

it.each([
  ['in_stock', 'In stock'],
  ['https://schema.org/OutOfStock', 'Out of stock'],
  ['In Stock', 'In stock'],
  ['limited', 'Limited stock'],
  ['Ships in 3 weeks', 'Ships in 3 weeks'],
  ['constructor', 'constructor'],
])('writes %s as %s', (code, text) => {
  expect(formatAvailability(code)).toBe(text)
})

it.each([
  ['out_of_stock', true],
  ['https://schema.org/SoldOut', true],
  ['Currently unavailable.', true],
  ['Discontinued', true],
  ['in_stock', false],
  ['Ships in 3 weeks', false],
  [null, false],
])('%s is out of stock: %s', (availability, isOut) => {
  expect(isOutOfStock(availability)).toBe(isOut)
  if (isOut) expect(isInStock(availability)).toBe(false)
})

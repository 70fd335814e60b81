import { expect, it } from 'vitest'
import { formatAvailability } from './availability'

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

import { expect, it } from 'vitest'
import { formatReturnRate } from './return-rate'

it.each([
  [0.05, '5.0%'],
  [0, '0.0%'],
  [0.0123, '1.2%'],
  [1, '100.0%'],
])('writes the fraction %s as %s', (fraction, text) => {
  expect(formatReturnRate(fraction)).toBe(text)
})

import { describe, expect, it } from 'vitest'
import { formatPrice } from './price'

describe('formatPrice', () => {
  it.each([
    [0, 'USD', '$0.00'],
    [9.9, 'USD', '$9.90'],
    [1234567.005, 'USD', '$1,234,567.01'],
    [12.5, 'EUR', '€12.50'],
    [500, 'JPY', '¥500.00'],
    [10, 'usd', '$10.00'],
    [10, 'XYZ', 'XYZ\u00a010.00'],
    [10, '', '10.00'],
    [10, 'coins', '10.00 coins'],
  ])('writes %s %s as %s', (amount, currency, text) => {
    expect(formatPrice(amount, currency)).toBe(text)
  })
})

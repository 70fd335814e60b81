import { describe, expect, it, test } from 'vitest'
import { formatPrice, offerChecked, priceChecked } from './product-values'
import { setTimeZone } from '../dates'

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

const NOW = Date.parse('2026-03-05T12:00:00Z')

test('a price says when it was checked once it is older than a day', () => {
  expect(priceChecked('2026-03-04T11:59:59Z', NOW)).toBe('Price checked on March 4, 2026')
  expect(priceChecked('2026-03-04T12:00:00Z', NOW)).toBeNull()
})

test('a price of unknown age says nothing', () => {
  expect([null, undefined, '', 'soon'].map((at) => priceChecked(at, NOW))).toEqual([null, null, null, null])
})

test('the date is that of the site’s time zone', () => {
  setTimeZone('Asia/Tokyo')
  expect(priceChecked('2026-03-03T20:00:00Z', NOW)).toBe('Price checked on March 4, 2026')
  setTimeZone('UTC')
})

test('a price whose shop demands it has its date from the first minute', () => {
  const price_at = new Date().toISOString()
  expect(offerChecked({ price_at })).toBeNull()
  expect(offerChecked({ price_at, price_dated: true })).toMatch(/^Price of [A-Z][a-z]{2} \d+, \d{4}$/)
  const old = { price_at: '2026-03-04T12:00:00Z', price_dated: true }
  expect(offerChecked(old)).toBe('Price checked on March 4, 2026')
})

import { expect, test } from 'vitest'
import { priceChecked } from './price-checked'
import { setTimeZone } from './time-zone'

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

import { expect, test } from 'vitest'
import { daysLeft } from './dates'

const NOW = Date.parse('2026-03-01T12:00:00Z')

test.each([
  ['2026-03-31T12:00:00.000Z', '30 days left'],
  ['2026-03-31T11:59:59.000Z', '29 days left'],
  ['2026-03-02T12:00:00.000Z', '1 day left'],
  ['2026-03-02T11:00:00.000Z', 'Less than a day left'],
  ['2026-02-01T00:00:00.000Z', 'Less than a day left'],
])('until %s: %s', (until, text) => {
  expect(daysLeft(until, NOW)).toBe(text)
})

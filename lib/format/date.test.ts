import { expect, it } from 'vitest'
import { formatDate } from './dates'

it.each([
  ['2026-03-04T23:30:00.000Z', 'March 4, 2026'],
  ['2026-03-04', 'March 4, 2026'],
  ['2026-03-04T23:30:00-05:00', 'March 5, 2026'],
  ['last spring', 'last spring'],
  ['May 2024', 'May 2024'],
  ['2026-99-99', '2026-99-99'],
])('writes %s as %s', (moment, text) => {
  expect(formatDate(moment)).toBe(text)
})

import { expect, test } from 'vitest'
import { daysSince, formatAge } from './dates'

const now = Date.parse('2026-03-10T12:00:00Z')

test.each([
  ['2026-03-10T11:59:00Z', 0, 'today'],
  ['2026-03-09T12:00:01Z', 0, 'today'],
  ['2026-03-09T12:00:00Z', 1, '1 day old'],
  ['2026-02-08T11:00:00Z', 30, '30 days old'],
  ['2020-03-10T12:00:00Z', 2191, '2,191 days old'],
  ['2026-03-11T00:00:00Z', 0, 'today'],
])('%s is %d days ago: %s', (moment, days, text) => {
  expect([daysSince(moment, now), formatAge(moment, now)]).toEqual([days, text])
})

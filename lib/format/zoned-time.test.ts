import { afterEach, expect, test } from 'vitest'
import { formatDate, setTimeZone, fromZonedTime, toZonedTime } from './dates'

afterEach(() => setTimeZone('UTC'))

test.each([
  ['Europe/Berlin', '2026-01-05T09:30', '2026-01-05T08:30:00.000Z'],
  ['Europe/Berlin', '2026-07-05T09:30', '2026-07-05T07:30:00.000Z'],
  ['America/St_Johns', '2026-01-05T00:15', '2026-01-05T03:45:00.000Z'],
  ['Pacific/Kiritimati', '2026-01-05T00:15', '2026-01-04T10:15:00.000Z'],
])('in %s clocks show %s at %s', (zone, time, moment) => {
  expect(fromZonedTime(time, zone)).toBe(moment)
  expect(toZonedTime(moment, zone)).toBe(time)
})

test('of a time that occurs twice the first is taken, and one that is skipped is an hour later', () => {
  expect(fromZonedTime('2026-10-25T02:30', 'Europe/Berlin')).toBe('2026-10-25T00:30:00.000Z')
  expect(fromZonedTime('2026-03-29T02:30', 'Europe/Berlin')).toBe('2026-03-29T01:30:00.000Z')
})

test.each(['', '2026-01-05', '2026-13-05T00:00', 'tomorrow'])('%j is no time', (time) =>
  expect(fromZonedTime(time)).toBeNull(),
)

test('dates are those of the site, and a date without a time is the same day everywhere', () => {
  setTimeZone('Pacific/Auckland')
  expect(formatDate('2026-03-04T20:00:00Z')).toBe('March 5, 2026')
  expect(formatDate('2026-03-04')).toBe('March 4, 2026')
})

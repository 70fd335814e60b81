import { afterEach, expect, test, vi } from 'vitest'
import { readTimestamp } from './fields'

const MOMENT = '2026-03-01T12:30:45.678Z'
const SECONDS = 1_772_368_245

test.each([
  ['ISO text in UTC', MOMENT, MOMENT],
  ['ISO text with an offset', '2026-03-01T14:30:45.678+02:00', MOMENT],
  ['ISO text with microseconds', '2026-03-01T12:30:45.678901Z', MOMENT],
  ['a date alone', '2026-03-01', '2026-03-01T00:00:00.000Z'],
  ['a date of an HTTP header', 'Sun, 01 Mar 2026 12:30:45 GMT', '2026-03-01T12:30:45.000Z'],
  ['text with blanks around it', `  ${MOMENT}\n`, MOMENT],
  ['seconds', SECONDS, '2026-03-01T12:30:45.000Z'],
  ['seconds with a fraction', SECONDS + 0.678, MOMENT],
  ['seconds as text', String(SECONDS), '2026-03-01T12:30:45.000Z'],
  ['milliseconds', SECONDS * 1000 + 678, MOMENT],
  ['milliseconds as text', String(SECONDS * 1000 + 678), MOMENT],
  ['a Date', new Date(MOMENT), MOMENT],
  ['Firestore', { seconds: SECONDS, nanoseconds: 678_999_999 }, MOMENT],
  ['Firestore without nanoseconds', { seconds: SECONDS }, '2026-03-01T12:30:45.000Z'],
  ['Firestore as its admin SDK writes it', { _seconds: SECONDS, _nanoseconds: 678_000_000 }, MOMENT],
  ['before 1970', -1, '1969-12-31T23:59:59.000Z'],
  ['the beginning', 0, '1970-01-01T00:00:00.000Z'],
  ['nothing', undefined, null],
  ['null', null, null],
  ['an empty text', ' ', null],
  ['a text that tells no time', 'yesterday', null],
  ['a day that is not', '2026-13-45', null],
  ['not a number', Number.NaN, null],
  ['for ever', Number.POSITIVE_INFINITY, null],
  ['a number beyond all calendars', 1e300, null],
  ['a Date that is none', new Date('x'), null],
  ['an object that tells no time', { time: 1 }, null],
  ['seconds as text inside', { seconds: '1' }, null],
  ['a list', [SECONDS], null],
  ['true', true, null],
])('%s', (_name, value, expected) => {
  expect(readTimestamp(value)).toBe(expected)
})

afterEach(() => {
  vi.unstubAllEnvs()
})

test.each([
  ['2026-03-01T12:30:45.678901', MOMENT],
  ['2026-03-01 12:30:45.678901', MOMENT],
  ['2026-03-01 12:30:45.678901+00:00', MOMENT],
  ['2026-03-01T12:30:45', '2026-03-01T12:30:45.000Z'],
  ['2026-03-01T12:30', '2026-03-01T12:30:00.000Z'],
  ['2026-03-01', '2026-03-01T00:00:00.000Z'],
  ['2026-03-01T12:30:45.678-05:00', '2026-03-01T17:30:45.678Z'],
])('%s is the same moment on a server in New York', (value, expected) => {
  vi.stubEnv('TZ', 'America/New_York')
  expect(new Date(2026, 0, 1).getTimezoneOffset()).toBe(300)
  expect(readTimestamp(value)).toBe(expected)
})

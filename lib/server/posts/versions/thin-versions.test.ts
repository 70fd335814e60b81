import { expect, test } from 'vitest'
import { MAX_VERSIONS_BYTES } from '@/lib/contract/limits'
import { versionsToDrop } from './record-versions'

const NOW = Date.parse('2026-06-01T12:30:00Z')
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const ago = (milliseconds: number, size = 1_000) => ({ savedAt: new Date(NOW - milliseconds), size })
const series = (from: number, to: number, step: number) =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => ago(from + index * step))
const keptOf = (versions: ReturnType<typeof ago>[]) => {
  const dropped = new Set(versionsToDrop(versions, NOW))
  return versions.filter((version) => !dropped.has(version)).map(({ savedAt }) => NOW - savedAt.getTime())
}

test('all versions of the last day are kept', () => {
  const versions = series(0, 23 * HOUR, 20 * MINUTE)
  expect(keptOf(versions)).toHaveLength(versions.length)
})

test('the last version of each hour of the week before is kept', () => {
  // It is half past now: intervals end half an hour ago, and every hour before.
  expect(keptOf(series(2 * DAY, 2 * DAY + 3 * HOUR, 10 * MINUTE))).toEqual(
    [0, 40, 100, 160].map((minutes) => 2 * DAY + minutes * MINUTE),
  )
})

test('the last version of each day of the months before and of each week of the years before is kept', () => {
  const months = keptOf(series(10 * DAY, 20 * DAY, HOUR))
  expect(months.length).toBeGreaterThanOrEqual(10)
  expect(months.length).toBeLessThanOrEqual(12)
  const years = keptOf(series(100 * DAY, 100 * DAY + 70 * DAY, 6 * HOUR))
  expect(years.length).toBeGreaterThanOrEqual(10)
  expect(years.length).toBeLessThanOrEqual(12)
})

test('a kept version stays until a newer one falls into its interval', () => {
  const versions = series(3 * DAY, 200 * DAY, 7 * HOUR)
  const kept = versions.filter((version) => !versionsToDrop(versions, NOW).includes(version))
  expect(versionsToDrop(kept, NOW)).toEqual([])
})

test('at most the latest hundred versions are kept', () => {
  expect(keptOf(series(0, 150 * MINUTE, MINUTE))).toEqual(
    series(0, 99 * MINUTE, MINUTE).map(({ savedAt }) => NOW - savedAt.getTime()),
  )
})

test('versions are limited in bytes, but the latest is always kept', () => {
  const third = Math.ceil(MAX_VERSIONS_BYTES / 3)
  expect(keptOf([ago(0, third), ago(MINUTE, third), ago(2 * MINUTE, third), ago(3 * MINUTE, 10)])).toEqual([
    0,
    MINUTE,
    3 * MINUTE,
  ])
  expect(keptOf([ago(0, MAX_VERSIONS_BYTES + 1), ago(MINUTE, 10)])).toEqual([0])
})

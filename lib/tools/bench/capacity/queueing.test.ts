import { expect, test } from 'vitest'
import { shareThatWaits, simulate, waitOf } from './queueing'

test.each([
  [1, 0.5, 0.5],
  [2, 1, 1 / 3],
  [3, 2, 4 / 9],
  [10, 8, 0.4092],
  [4, 4, 1],
])('of the requests at %i servers, %d of them busy, %d wait', (servers, load, share) => {
  expect(shareThatWaits(servers, load)).toBeCloseTo(share, 4)
})

test('with one server at half load the 95th percentile of the wait is ln(10) times two service times', () => {
  expect(waitOf(1, 50, 0.01)).toBeCloseTo(Math.log(10) * 0.02, 9)
  expect(waitOf(4, 1, 0.01)).toBe(0)
  expect(waitOf(2, 300, 0.01)).toBe(Infinity)
})

test.each([
  [1, 60],
  [3, 240],
])('the simulation agrees with the formula: %i servers, %i requests per second', (servers, rate) => {
  const waits = simulate(servers, rate, [{ weight: 1, seconds: 0.01 }], { requests: 200_000, spread: 'exponential' })
  const found = waits[Math.floor(waits.length * 0.95)] ?? 0
  const expected = waitOf(servers, rate, 0.01)
  expect(Math.abs(found - expected) / expected).toBeLessThan(0.1)
  const waited = waits.filter((wait) => wait > 0).length / waits.length
  expect(Math.abs(waited - shareThatWaits(servers, rate * 0.01))).toBeLessThan(0.02)
})

test('the same seed gives the same simulation', () => {
  const play = (seed: number) =>
    simulate(
      2,
      100,
      [
        { weight: 9, seconds: 0.001 },
        { weight: 1, seconds: 0.05 },
      ],
      { requests: 1_000, seed },
    )
  expect(play(3)).toEqual(play(3))
  expect(play(3)).not.toEqual(play(4))
})

import { expect, test } from 'vitest'
import { ASSUMPTIONS, capacityOf, planFor, workOf } from './capacity-plan'
import { type Figures, readFigures } from './figures'

const FIGURES: Figures = {
  processor: 'a test processor',
  cached: { cpu: 200, bytes: 10_000 },
  file: { cpu: 100, bytes: 20_000 },
  rendered: { cpu: 10_000, bytes: 15_000 },
  write: { cpu: 20_000, bytes: 1_000 },
  writeSeconds: 0.05,
  memory: 3e8,
}

test('the busiest minute follows from the assumptions', () => {
  const [cached, file, rendered, write] = workOf(36_000, FIGURES)
  const arrivals = (36_000 * ASSUMPTIONS.busiestHour * ASSUMPTIONS.busiestMinute) / 3_600
  expect(arrivals).toBe(2)
  expect(cached?.weight).toBeCloseTo(2 * 4 * 0.88, 9)
  expect(file?.weight).toBeCloseTo(2 * (20 + 3 * 6), 9)
  expect(rendered?.weight).toBeCloseTo(2 * 4 * 0.12 + (50 * 200) / 86_400, 9)
  expect(write?.weight).toBeCloseTo(50 / 86_400, 9)
})

test('few visitors need one instance, and ten times the visitors about ten times the instances', () => {
  expect(planFor(1_000, FIGURES)).toMatchObject({ instances: 1 })
  const [many, more] = [planFor(10_000_000, FIGURES), planFor(100_000_000, FIGURES)]
  expect(many.instances).toBeGreaterThan(5)
  expect(more.instances / many.instances).toBeGreaterThan(8)
  expect(more.instances / many.instances).toBeLessThanOrEqual(10)
})

test('no plan exceeds the maximum utilization or wait', () => {
  for (const visitors of [1_000, 100_000, 3_000_000, 10_000_000]) {
    const { utilization, wait, simulated, rate, instances } = planFor(visitors, FIGURES)
    expect(utilization).toBeLessThanOrEqual(0.6)
    expect(Math.max(wait, simulated)).toBeLessThanOrEqual(0.05)
    const seconds = workOf(visitors, FIGURES).reduce((sum, { weight, seconds: each }) => sum + weight * each, 0)
    expect(utilization).toBeCloseTo(seconds / instances, 9)
    expect(rate).toBeGreaterThan(0)
  }
})

test('the capacity of one instance is the inverse of its service time', () => {
  const { cached, file, rendered, write } = capacityOf(FIGURES)
  expect([cached, file, rendered, write].map(Math.round)).toEqual([5_000, 10_000, 100, 20])
})

test('deploy/figures.json holds figures that a plan can be made from', () => {
  expect(planFor(100_000, readFigures('deploy/figures.json')).instances).toBeGreaterThan(0)
})

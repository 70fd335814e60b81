import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { BUDGETS, describeCosts } from './run-costs.mjs'

const NOTHING = { steps: [], files: [], tests: [], journeys: [] }
const warnings = (/** @type {string[]} */ lines) => lines.filter((line) => line.startsWith('WARNING'))

test('a step that takes a fifth longer than its budget is warned of, and no other', () => {
  const at = (/** @type {number} */ factor) =>
    Object.entries(BUDGETS).map(([name, budget]) => ({ name, seconds: budget * factor, busy: 1 }))
  expect(warnings(describeCosts({ ...NOTHING, steps: at(1.19) }))).toEqual([])
  expect(warnings(describeCosts({ ...NOTHING, steps: at(1.21) }))).toHaveLength(Object.keys(BUDGETS).length)
  expect(warnings(describeCosts({ ...NOTHING, steps: [{ name: 'format', seconds: 100, busy: 1 }] }))).toEqual([
    `WARNING: format took 100 s, of ${BUDGETS.format} s`,
  ])
})

test('the time of a step is beside its budget and the use of the processors', () => {
  const steps = [{ name: 'types', seconds: 21.04, busy: 0.874 }]
  expect(describeCosts({ ...NOTHING, steps })[1]).toBe('     21.0 s  of 15 s   87 %  types')
})

test('every step of the test command has a budget, and so has the whole', () => {
  const command = readFileSync('.ci/test.mjs', 'utf8')
  const names = [...command.matchAll(/\b(?:step|suite|runJourneys)\(\s*'([^']+)'/g)].map(([, name]) => name)
  expect([...names, 'whole run'].sort()).toEqual(Object.keys(BUDGETS).sort())
})

test('the tests are summed up by kind, and the ten slowest files and journeys are listed', () => {
  const cost = (/** @type {number} */ seconds) => ({ name: `takes ${seconds}`, kind: 'modules', seconds })
  const many = Array.from({ length: 12 }, (_, nth) => cost(nth + 1))
  const lines = describeCosts({ ...NOTHING, files: many, tests: many, journeys: [{ ...cost(3), kind: 'phone' }] })
  expect(lines).toContain('     78.0 s     12 modules')
  expect(lines).toContain('      3.0 s      1 phone')
  const first = lines.indexOf('the slowest test files')
  expect(lines.slice(first + 1, first + 12)).toEqual([
    ...Array.from({ length: 10 }, (_, nth) => `  ${(12 - nth).toFixed(1).padStart(7)} s  takes ${12 - nth}`),
    'the slowest journeys',
  ])
})

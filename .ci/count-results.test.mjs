import { expect, test } from 'vitest'
import { PLAYWRIGHT, VITEST } from './count-results.mjs'

/**
 * @param {string} name
 * @param {string} status
 */
const file = (name, status) => ({ name: `${process.cwd()}/${name}`, status, startTime: 1000, endTime: 3500 })

test('a Vitest report is counted, with each skipped test and each file that could not be loaded', () => {
  const assertion = (/** @type {string} */ status) => ({ status, fullName: `a ${status} test` })
  const testResults = [
    {
      ...file('a.test.ts', 'failed'),
      assertionResults: ['passed', 'passed', 'failed', 'skipped', 'pending', 'todo'].map(assertion),
    },
    { ...file('b.test.ts', 'failed'), assertionResults: [] },
    { ...file('c.test.ts', 'failed'), assertionResults: [assertion('skipped')] },
  ]
  const skipped = ['a skipped test', 'a pending test', 'a todo test', 'a skipped test']
  expect(VITEST.count({ testResults })).toEqual({ passed: 2, failed: 3, skipped, flaky: [] })
})

test('a Playwright report is counted, with each skipped and each flaky test at any depth', () => {
  const spec = (/** @type {string} */ status) => ({ title: `${status} test`, tests: [{ status }] })
  const suites = [
    {
      title: 'a.spec.ts',
      specs: [spec('expected'), spec('skipped')],
      suites: [{ title: 'inner', specs: [spec('flaky'), spec('unexpected')] }],
    },
  ]
  expect(PLAYWRIGHT.count({ suites })).toEqual({
    passed: 2,
    failed: 1,
    skipped: ['a.spec.ts › skipped test'],
    flaky: ['a.spec.ts › inner › flaky test'],
  })
  expect(PLAYWRIGHT.count({ suites: [], errors: [{}] }).failed).toBe(1)
})

test('a Vitest report has the time of each file, and of each test, of which those on PostgreSQL are a kind of their own', () => {
  const timed = (/** @type {string} */ fullName) => ({ status: 'passed', fullName, duration: 500 })
  const testResults = [
    { ...file('lib/a.test.ts', 'passed'), assertionResults: ['on embedded x', 'on postgresql x'].map(timed) },
    { ...file('lib/b.test.tsx', 'passed'), assertionResults: [timed('y')] },
  ]
  expect(VITEST.times({ testResults }, 'unit tests')).toEqual({
    files: [
      { name: 'lib/a.test.ts', seconds: 2.5 },
      { name: 'lib/b.test.tsx', seconds: 2.5 },
    ],
    tests: [
      { name: 'lib/a.test.ts › on embedded x', kind: 'modules', seconds: 0.5 },
      { name: 'lib/a.test.ts › on postgresql x', kind: 'on PostgreSQL', seconds: 0.5 },
      { name: 'lib/b.test.tsx › y', kind: 'components', seconds: 0.5 },
    ],
    journeys: [],
  })
})

test('a Playwright report has the time of each journey, its retries included', () => {
  const specs = [
    { title: 'x', tests: [{ status: 'flaky', projectName: 'phone', results: [{ duration: 900 }, { duration: 600 }] }] },
    { title: 'y', tests: [{ status: 'skipped' }] },
  ]
  expect(PLAYWRIGHT.times({ suites: [{ title: 'a.spec.ts', specs }] }, 'journeys').journeys).toEqual([
    { name: 'journeys: phone › a.spec.ts › x', kind: 'journeys: phone', seconds: 1.5 },
    { name: 'journeys › a.spec.ts › y', kind: 'journeys', seconds: 0 },
  ])
})

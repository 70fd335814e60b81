import { expect, test } from 'vitest'
import { countPlaywright, countVitest } from './count-results.mjs'

test('a Vitest report is counted, with each skipped test and each file that could not be loaded', () => {
  const assertion = (/** @type {string} */ status) => ({ status, fullName: `a ${status} test` })
  const testResults = [
    {
      status: 'failed',
      name: 'a.test.ts',
      assertionResults: ['passed', 'passed', 'failed', 'skipped', 'pending', 'todo'].map(assertion),
    },
    { status: 'failed', name: 'b.test.ts', assertionResults: [] },
    { status: 'failed', name: 'c.test.ts', assertionResults: [assertion('skipped')] },
  ]
  const skipped = ['a skipped test', 'a pending test', 'a todo test', 'a skipped test']
  expect(countVitest({ testResults })).toEqual({ passed: 2, failed: 3, skipped, flaky: [] })
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
  expect(countPlaywright({ suites })).toEqual({
    passed: 2,
    failed: 1,
    skipped: ['a.spec.ts › skipped test'],
    flaky: ['a.spec.ts › inner › flaky test'],
  })
  expect(countPlaywright({ suites: [], errors: [{}] }).failed).toBe(1)
})

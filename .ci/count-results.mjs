import path from 'node:path'

/**
 * The outcome of a test runner. Skipped and flaky tests are listed by name: the first did not run on this machine,
 * the second failed at first and passed when retried.
 * @typedef {{ passed: number, failed: number, skipped: string[], flaky: string[] }} Outcome
 * @typedef {import('./run-costs.mjs').Cost} Cost
 * @typedef {import('./run-costs.mjs').TestCost} TestCost
 * @typedef {{ files: Cost[], tests: TestCost[], journeys: TestCost[] }} Times
 */

/**
 * @template Report
 * @typedef {{ count: (report: Report) => Outcome, times: (report: Report, step: string) => Times }} ReadReport
 */

/**
 * @typedef {{ status: string, fullName: string, duration?: number | null }} Assertion
 * @typedef {{ status: string, name: string, startTime: number, endTime: number, assertionResults: Assertion[] }} VitestFile
 * @typedef {{ suites: PlaywrightSuite[], errors?: unknown[] }} PlaywrightReport
 * @typedef {{ title: string, specs?: PlaywrightSpec[], suites?: PlaywrightSuite[] }} PlaywrightSuite
 * @typedef {{ status: string, projectName?: string, results?: { duration: number }[] }} PlaywrightTest
 * @typedef {{ title: string, tests: PlaywrightTest[] }} PlaywrightSpec
 */

/**
 * Counts a report of Vitest's JSON reporter; a file that could not be loaded counts as one failure.
 * @param {{ testResults: VitestFile[] }} report
 * @returns {Outcome}
 */
function countVitest({ testResults }) {
  const tests = testResults.flatMap((file) => file.assertionResults)
  const broken = testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed'),
  )
  return {
    passed: tests.filter(({ status }) => status === 'passed').length,
    failed: tests.filter(({ status }) => status === 'failed').length + broken.length,
    skipped: tests.filter(({ status }) => status !== 'passed' && status !== 'failed').map(({ fullName }) => fullName),
    flaky: [],
  }
}

/**
 * Counts a report of Playwright's JSON reporter; a flaky test counts as passed too.
 * @param {PlaywrightReport} report
 * @returns {Outcome}
 */
function countPlaywright({ suites, errors = [] }) {
  const tests = suites.flatMap((suite) => testsOf(suite))
  const named = (/** @type {string} */ status) => tests.filter((test) => test.status === status).map(({ name }) => name)
  const flaky = named('flaky')
  return {
    passed: named('expected').length + flaky.length,
    failed: named('unexpected').length + errors.length,
    skipped: named('skipped'),
    flaky,
  }
}

/**
 * The times of a report of Vitest's JSON reporter: of each file, its imports included, and of each test.
 * @param {{ testResults: VitestFile[] }} report
 * @returns {Times}
 */
function timesOfVitest({ testResults }) {
  const named = testResults.map((file) => ({ ...file, name: path.relative('.', file.name) }))
  return {
    files: named.map(({ name, startTime, endTime }) => ({ name, seconds: (endTime - startTime) / 1000 })),
    tests: named.flatMap((file) =>
      file.assertionResults.map(({ fullName, duration }) => ({
        name: `${file.name} › ${fullName}`,
        kind: kindOf(file.name, fullName),
        seconds: (duration ?? 0) / 1000,
      })),
    ),
    journeys: [],
  }
}

/**
 * @param {string} file
 * @param {string} test
 */
function kindOf(file, test) {
  if (test.includes('on postgresql')) return 'on PostgreSQL'
  return file.endsWith('.tsx') ? 'components' : 'modules'
}

/**
 * The times of a report of Playwright's JSON reporter, retries included.
 * @param {PlaywrightReport} report
 * @param {string} step
 * @returns {Times} no files: the tests of one file may run on several workers
 */
function timesOfPlaywright({ suites }, step) {
  const journeys = suites
    .flatMap((suite) => testsOf(suite))
    .map(({ name, projectName, results = [] }) => {
      const kind = projectName ? `${step}: ${projectName}` : step
      const seconds = results.reduce((total, { duration }) => total + duration, 0) / 1000
      return { name: `${kind} › ${name}`, kind, seconds }
    })
  return { files: [], tests: [], journeys }
}

/**
 * @param {PlaywrightSuite} suite
 * @returns {(PlaywrightTest & { name: string })[]}
 */
function testsOf({ title, specs = [], suites = [] }) {
  const own = specs.flatMap((spec) => spec.tests.map((test) => ({ ...test, name: spec.title })))
  const nested = suites.flatMap((suite) => testsOf(suite))
  return [...own, ...nested].map((test) => ({ ...test, name: `${title} › ${test.name}` }))
}

/** @type {ReadReport<{ testResults: VitestFile[] }>} */
export const VITEST = { count: countVitest, times: timesOfVitest }
/** @type {ReadReport<PlaywrightReport>} */
export const PLAYWRIGHT = { count: countPlaywright, times: timesOfPlaywright }

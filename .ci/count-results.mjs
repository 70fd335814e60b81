/**
 * The outcome of a test runner. Skipped and flaky tests are listed by name: the first did not run on this machine,
 * the second failed at first and passed when retried.
 * @typedef {{ passed: number, failed: number, skipped: string[], flaky: string[] }} Outcome
 *
 * @typedef {{ status: string, fullName: string }} Assertion
 * @typedef {{ status: string, name: string, assertionResults: Assertion[] }} VitestFile
 * @typedef {{ title: string, specs?: PlaywrightSpec[], suites?: PlaywrightSuite[] }} PlaywrightSuite
 * @typedef {{ title: string, tests: { status: string }[] }} PlaywrightSpec
 */

/**
 * Counts a report of Vitest's JSON reporter; a file that could not be loaded counts as one failure.
 * @param {{ testResults: VitestFile[] }} report
 * @returns {Outcome}
 */
export function countVitest({ testResults }) {
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
 * @param {{ suites: PlaywrightSuite[], errors?: unknown[] }} report
 * @returns {Outcome}
 */
export function countPlaywright({ suites, errors = [] }) {
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
 * @param {PlaywrightSuite} suite
 * @returns {{ name: string, status: string }[]}
 */
function testsOf({ title, specs = [], suites = [] }) {
  const own = specs.flatMap((spec) => spec.tests.map(({ status }) => ({ name: spec.title, status })))
  const nested = suites.flatMap((suite) => testsOf(suite))
  return [...own, ...nested].map(({ name, status }) => ({ name: `${title} › ${name}`, status }))
}

import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { describeCosts } from './run-costs.mjs'

/** @typedef {{ env?: Record<string, string>, buffered?: boolean }} RunOptions */

/** Output is piped through this process; on a terminal the tools keep their colors all the same. */
const colors = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}
const environment = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...colors }
/** The lines of a failed step's output that the summary repeats. */
const TAIL_LINES = 80

const totals = { passed: 0, failed: 0 }
/** @type {string[]} */
const skipped = []
/** @type {string[]} */
const flaky = []
/** @type {string[]} */
const failures = []
/** @type {import('./run-costs.mjs').Costs} */
const costs = { steps: [], files: [], tests: [], journeys: [] }

/**
 * Runs a command. Its output is shown as it comes, or, if `buffered`, as a whole when the command ends, for commands that run side by side.
 * @param {string} command
 * @param {string[]} args
 * @param {RunOptions} options
 * @returns {Promise<{ status: number, output: string }>}
 */
function run(command, args, { env = {}, buffered = false }) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...environment, ...env } })
    /** @type {Buffer[]} */
    const chunks = []
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        chunks.push(chunk)
        if (!buffered) process.stdout.write(chunk)
      })
    }
    child.on('error', (error) => {
      console.error(error.message)
      resolve({ status: 1, output: error.message })
    })
    child.on('close', (code) => {
      const output = Buffer.concat(chunks)
      if (buffered) process.stdout.write(output)
      resolve({ status: code ?? 1, output: output.toString() })
    })
  })
}

/**
 * @param {string} name
 * @param {string} output
 */
function addFailure(name, output) {
  failures.push(
    `--- ${name} failed; the end of its output:\n${output.trimEnd().split('\n').slice(-TAIL_LINES).join('\n')}`,
  )
}

/** Now, and the seconds that the processors together have been idle until then. */
const now = () => ({ at: Date.now() / 1000, idle: cpus().reduce((sum, { times }) => sum + times.idle, 0) / 1000 })

const begun = now()

/**
 * @param {string} name
 * @param {ReturnType<typeof now>} started
 * @returns {number} whole seconds
 */
function noteTime(name, started) {
  const ended = now()
  const seconds = ended.at - started.at
  costs.steps.push({ name, seconds, busy: 1 - (ended.idle - started.idle) / (seconds * cpus().length) })
  return Math.round(seconds)
}

/**
 * Runs a command that counts as one check.
 * @param {string} name
 * @param {string} command
 * @param {string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<boolean>} whether it passed
 */
export async function step(name, command, args, options = {}) {
  const started = now()
  const { status, output } = await run(command, args, options)
  if (status !== 0) addFailure(name, output)
  console.log(`${status === 0 ? 'ok' : 'FAILED'}: ${name} (${noteTime(name, started)} s)`)
  totals[status === 0 ? 'passed' : 'failed'] += 1
  return status === 0
}

/**
 * Runs a test runner and counts its JSON report; without a report, or without any test, it counts as one failure.
 * @template Report
 * @param {string} name
 * @param {string} command
 * @param {string[]} args
 * @param {RunOptions & { report: string, read: import('./count-results.mjs').ReadReport<Report> }} options
 */
export async function suite(name, command, args, { report, read, ...options }) {
  const started = now()
  const { status, output } = await run(command, args, options)
  const outcome = { passed: 0, failed: 0, skipped: /** @type {string[]} */ ([]), flaky: /** @type {string[]} */ ([]) }
  try {
    const results = JSON.parse(readFileSync(report, 'utf8'))
    Object.assign(outcome, read.count(results))
    const { files, tests, journeys } = read.times(results, name)
    costs.files.push(...files)
    costs.tests.push(...tests)
    costs.journeys.push(...journeys)
  } catch (error) {
    console.error(`${name} left no report: ${error instanceof Error ? error.message : error}`)
  }
  if (outcome.passed + outcome.failed === 0 || (status !== 0 && outcome.failed === 0)) outcome.failed += 1
  if (outcome.failed > 0) addFailure(name, output)
  totals.passed += outcome.passed
  totals.failed += outcome.failed
  skipped.push(...outcome.skipped)
  flaky.push(...outcome.flaky)
  const counts = `${outcome.passed} passed, ${outcome.failed} failed, ${outcome.skipped.length} skipped, ${outcome.flaky.length} flaky`
  console.log(`${name}: ${counts} (${noteTime(name, started)} s)`)
}

/**
 * Prints what the run cost, the failures, the flaky and the skipped tests, and last the totals. With CI=true a skipped test is a failure.
 * @returns {boolean} whether everything passed
 */
export function summarize() {
  noteTime('whole run', begun)
  console.log(describeCosts(costs).join('\n'))
  for (const failure of failures) console.log(failure)
  printList(flaky, 'flaky: failed at first and passed when retried')
  printList(skipped, 'skipped: this machine lacks what they need')
  if (skipped.length > 0 && process.env.CI === 'true') {
    console.log('FAILED: with CI=true every test has to run')
    totals.failed += skipped.length
  }
  console.log(`${totals.passed} passed, ${totals.failed} failed`)
  return totals.failed === 0 && totals.passed > 0
}

/**
 * @param {string[]} names
 * @param {string} meaning
 */
function printList(names, meaning) {
  if (names.length > 0) console.log([`${names.length} ${meaning}`, ...names.map((name) => `  ${name}`)].join('\n'))
}

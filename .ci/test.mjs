/**
 * Every check of the project in one command: installs what is missing (browser, PostgreSQL), then
 * lint, types, unit and integration tests, and the journeys in a real browser against a production
 * build. The last line sums up all of them.
 */
import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { installTools } from './install-tools.mjs'

const REPORTS = 'test-results'
const environment = { ...process.env, NEXT_TELEMETRY_DISABLED: '1' }
const tally = { passed: 0, failed: 0 }

/** Runs a command with its output shown; resolves with its exit status. */
function run(command, args, extra = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit'], env: { ...environment, ...extra } })
    child.on('error', (error) => {
      console.error(error.message)
      resolve(1)
    })
    child.on('exit', (code) => resolve(code ?? 1))
  })
}

/** A step that counts as one check. */
async function step(name, command, args, extra) {
  const started = Date.now()
  const status = await run(command, args, extra)
  console.log(`${status === 0 ? 'ok' : 'FAILED'}: ${name} (${Math.round((Date.now() - started) / 1000)} s)`)
  tally[status === 0 ? 'passed' : 'failed'] += 1
  return status === 0
}

/** A test runner: its own report is counted; a run without one, or that ran nothing, is a failure. */
async function suite(name, command, args, extra, report, count) {
  const started = Date.now()
  const status = await run(command, args, extra)
  let counted = { passed: 0, failed: 0 }
  try {
    counted = count(JSON.parse(readFileSync(report, 'utf8')))
  } catch (error) {
    console.error(`${name} left no report: ${error.message}`)
  }
  if (counted.passed + counted.failed === 0 || (status !== 0 && counted.failed === 0)) counted.failed += 1
  tally.passed += counted.passed
  tally.failed += counted.failed
  console.log(`${name}: ${counted.passed} passed, ${counted.failed} failed (${Math.round((Date.now() - started) / 1000)} s)`)
}

const bin = (name) => `node_modules/.bin/${name}`

rmSync(REPORTS, { recursive: true, force: true })
mkdirSync(REPORTS)
await installTools()

const prepared = await step('the build and its demo content', bin('tsx'), ['--conditions=react-server', 'lib/server/demo/run.ts', '--prepare'], {
  DATA_DIR: `${REPORTS}/demo`,
})
await step('dependencies', process.execPath, ['.ci/audit-dependencies.mjs'])
await step('types', bin('tsc'), ['--noEmit'])
await step('lint', bin('eslint'), ['.', '--max-warnings', '0'])
await suite(
  'unit and integration tests',
  bin('vitest'),
  ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${REPORTS}/vitest.json`],
  {},
  `${REPORTS}/vitest.json`,
  (report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0).length,
  }),
)
const journeys = ({ stats }) => {
  if (stats.skipped > 0) console.log(`${stats.skipped} skipped`)
  if (stats.flaky > 0) console.log(`${stats.flaky} passed at the second try only`)
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected }
}
const JOURNEYS = {
  'what crawlers and sharers meet': ['e2e/found/found.config.ts', 'found.json'],
  'what operators and attackers meet': ['e2e/operator/operator.config.ts', 'operator.json'],
  'journeys in the browser': ['e2e/playwright.config.ts', 'playwright.json'],
}
for (const [name, [config, report]] of Object.entries(prepared ? JOURNEYS : {})) {
  await suite(name, bin('playwright'), ['test', '--config', config], { E2E_DATA: `${REPORTS}/demo` }, `${REPORTS}/${report}`, journeys)
}

console.log(`${tally.passed} passed, ${tally.failed} failed`)
process.exitCode = tally.failed > 0 || tally.passed === 0 ? 1 : 0

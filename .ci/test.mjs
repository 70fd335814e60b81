/**
 * Every check of the project in one command: installs what is missing (browser, PostgreSQL), then
 * lint, types, unit and integration tests, and the journeys in a real browser against a production
 * build. The last line sums up all of them.
 */
import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { installTools } from './install-tools.mjs'

const REPORTS = 'test-results'
/** What the runners say goes through here: where it ends at a terminal, it has colours all the same. */
const colours = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}
const environment = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...colours }
const tally = { passed: 0, failed: 0, skipped: 0, flaky: 0 }
/** What failed, with the last that it said: shown again at the end, where it is looked for. */
const failures = []
/** Lines. */
const LAST_SAID = 80

/** Runs a command; what it says is shown as it says it, or, where others run beside it, whole when it ends. */
function run(command, args, { env = {}, held = false }) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...environment, ...env } })
    const said = []
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        said.push(chunk)
        if (!held) process.stdout.write(chunk)
      })
    }
    const end = (status) => resolve({ status, said: Buffer.concat(said).toString() })
    child.on('error', (error) => {
      console.error(error.message)
      end(1)
    })
    child.on('close', (code) => {
      if (held) process.stdout.write(Buffer.concat(said))
      end(code ?? 1)
    })
  })
}

function noteFailure(name, said) {
  failures.push(`--- ${name} failed; the last it said:\n${said.trimEnd().split('\n').slice(-LAST_SAID).join('\n')}`)
}

/** A step that counts as one check. */
async function step(name, command, args, options = {}) {
  const started = Date.now()
  const { status, said } = await run(command, args, options)
  if (status !== 0) noteFailure(name, said)
  console.log(`${status === 0 ? 'ok' : 'FAILED'}: ${name} (${Math.round((Date.now() - started) / 1000)} s)`)
  tally[status === 0 ? 'passed' : 'failed'] += 1
  return status === 0
}

/** A test runner: its own report is counted; a run without one, or that ran nothing, is a failure. */
async function suite(name, command, args, options, report, count) {
  const started = Date.now()
  const { status, said } = await run(command, args, options)
  let counted = { passed: 0, failed: 0 }
  try {
    counted = count(JSON.parse(readFileSync(report, 'utf8')))
  } catch (error) {
    console.error(`${name} left no report: ${error.message}`)
  }
  if (counted.passed + counted.failed === 0 || (status !== 0 && counted.failed === 0)) counted.failed += 1
  if (counted.failed > 0) noteFailure(name, said)
  for (const key of Object.keys(tally)) tally[key] += counted[key] ?? 0
  const notes = ['skipped', 'flaky'].filter((key) => counted[key] > 0).map((key) => `, ${counted[key]} ${key}`)
  console.log(`${name}: ${counted.passed} passed, ${counted.failed} failed${notes.join('')} (${Math.round((Date.now() - started) / 1000)} s)`)
}

const bin = (name) => `node_modules/.bin/${name}`

rmSync(REPORTS, { recursive: true, force: true })
mkdirSync(REPORTS)
await installTools()

const HELD = { held: true }

const prepare = () =>
  step('the build and its demo content', bin('tsx'), ['--conditions=react-server', 'lib/demo/run.ts', '--prepare'], {
    env: { DATA_DIR: `${REPORTS}/demo` },
  })

async function sources() {
  await step('dependencies', process.execPath, ['.ci/audit-dependencies.mjs'], HELD)
  await step('lint', bin('eslint'), ['.', '--max-warnings', '0'], HELD)
}

const unitTests = () =>
  suite(
    'unit and integration tests',
    bin('vitest'),
    ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${REPORTS}/vitest.json`],
    {},
    `${REPORTS}/vitest.json`,
    (report) => ({
      passed: report.numPassedTests,
      failed: report.numFailedTests + report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0).length,
      skipped: report.numPendingTests,
    }),
  )

function journeys(name, config, report, { held = false } = {}) {
  const options = { env: { E2E_DATA: `${REPORTS}/demo` }, held }
  return suite(name, bin('playwright'), ['test', '--config', config], options, `${REPORTS}/${report}`, ({ stats }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    flaky: stats.flaky,
  }))
}

/** What needs the build, and leaves a processor idle now and then. */
async function onTheBuild(prepared) {
  await step('types', bin('tsc'), ['--noEmit'], HELD)
  if (!prepared) return
  // One after the other: the operator's site copies the data, which the other's writes to.
  await journeys('what operators and attackers meet', 'e2e/operations/operations.config.ts', 'operations.json', HELD)
  await journeys('what crawlers and sharers meet', 'e2e/seo/seo.config.ts', 'seo.json', HELD)
}

const [prepared] = await Promise.all([prepare(), sources()])
await Promise.all([unitTests(), onTheBuild(prepared)])
if (prepared) await journeys('journeys in the browser', 'e2e/playwright.config.ts', 'playwright.json')

for (const failure of failures) console.log(failure)
if (tally.flaky > 0) console.log(`${tally.flaky} flaky: failed at first and passed when run again`)
if (tally.skipped > 0) {
  console.log(`${tally.skipped} skipped: this machine lacks what they need`)
  if (process.env.CI === 'true') {
    console.log('FAILED: with CI=true every test has to run')
    tally.failed += 1
  }
}
console.log(`${tally.passed} passed, ${tally.failed} failed`)
process.exitCode = tally.failed > 0 || tally.passed === 0 ? 1 : 0

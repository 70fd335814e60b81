/**
 * `npm test`: every check of the project in one command. Installs what is missing (browsers, PostgreSQL …), then runs the
 * static checks, the unit and integration tests, and the journeys in a real browser against a production build.
 * At the end it says what the run cost; the last line is the sum of all tests.
 */
import { mkdirSync, rmSync } from 'node:fs'
import { PLAYWRIGHT, VITEST } from './count-results.mjs'
import { hasOtherEngines, installTools } from './install-tools.mjs'
import { keepBuild, restoreBuild } from './kept-build.mjs'
import { step, suite, summarize } from './steps.mjs'

const REPORTS = 'test-results'
const BUFFERED = { buffered: true }

const bin = (/** @type {string} */ name) => `node_modules/.bin/${name}`

/** The build and the demo content, made anew only if what they are made of has changed since the last run. */
async function prepare() {
  const places = { build: '.next', data: `${REPORTS}/demo`, kept: 'node_modules/.cache/build' }
  const key = await restoreBuild(places)
  const args = ['lib/demo/run.ts', '--prepare']
  const isBuilt = await step('build and demo content', bin('tsx'), args, { env: { DATA_DIR: places.data } })
  if (isBuilt) await keepBuild(key, places)
  return isBuilt
}

async function checkSources() {
  await step('licenses and vulnerabilities', process.execPath, ['.ci/audit-dependencies.mjs'], BUFFERED)
  await step('format', bin('oxfmt'), ['--check'], BUFFERED)
  await step('lint', bin('oxlint'), [], BUFFERED)
  await step('unused code', bin('knip'), [], BUFFERED)
}

const runUnitTests = () =>
  suite(
    'unit and integration tests',
    bin('vitest'),
    ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${REPORTS}/vitest.json`],
    { report: `${REPORTS}/vitest.json`, read: VITEST },
  )

/**
 * @param {string} name
 * @param {string} config
 * @param {string} report the file name that the configuration gives to the JSON reporter
 * @param {import('./steps.mjs').RunOptions} [options]
 */
function runJourneys(name, config, report, options = {}) {
  const env = { E2E_DATA: `${REPORTS}/demo` }
  return suite(name, bin('playwright'), ['test', '--config', config], {
    ...options,
    env,
    report: `${REPORTS}/${report}`,
    read: PLAYWRIGHT,
  })
}

const checkTypes = () => step('types', process.execPath, ['node_modules/typescript-7/bin/tsc', '--noEmit'], BUFFERED)

/** What needs a browser and the servers of shops and accounts. */
async function checkScreens() {
  await runJourneys('journeys in the browser', 'e2e/playwright.config.ts', 'playwright.json')
  await runJourneys('sweep of the screens', 'e2e/sweep/sweep.config.ts', 'sweep.json')
}

/** First the journeys that need little of a browser and much patience: a processor that the others leave idle is theirs. */
async function checkServers() {
  await runJourneys('operations and attacks', 'e2e/operations/operations.config.ts', 'operations.json', BUFFERED)
  await runJourneys('crawlers and link previews', 'e2e/seo/seo.config.ts', 'seo.json', BUFFERED)
  await runJourneys('journeys at other APIs', 'e2e/staging/staging.config.ts', 'staging.json', BUFFERED)
  if (hasOtherEngines())
    await runJourneys('smoke in Firefox and WebKit', 'e2e/engines/engines.config.ts', 'engines.json', BUFFERED)
}

rmSync(REPORTS, { recursive: true, force: true })
mkdirSync(REPORTS)
await installTools()
const [isBuilt] = await Promise.all([prepare(), checkSources()])
await Promise.all([runUnitTests(), checkTypes()])
if (isBuilt) await Promise.all([checkScreens(), checkServers()])
process.exitCode = summarize() ? 0 : 1

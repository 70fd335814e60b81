/**
 * Seconds that each step of `npm test` may take on two quiet cores, beside the steps that run at the same time.
 * @type {Record<string, number>}
 */
export const BUDGETS = {
  'licenses and vulnerabilities': 15,
  format: 2,
  lint: 15,
  'unused code': 15,
  'build and demo content': 100,
  types: 15,
  'unit and integration tests': 300,
  'operations and attacks': 160,
  'crawlers and link previews': 80,
  'journeys at other APIs': 110,
  'sweep of the screens': 80,
  'smoke in Firefox and WebKit': 100,
  'journeys in the browser': 450,
  'whole run': 720,
}
/** A step that takes longer than its budget by this factor is warned of. */
const TOLERANCE = 1.2
const SHOWN = 10

/**
 * @typedef {{ name: string, seconds: number }} Cost
 * @typedef {Cost & { kind: string }} TestCost
 * @typedef {Cost & { busy: number }} StepCost `busy`: the share of the processors that anything used meanwhile
 * @typedef {{ steps: StepCost[], files: Cost[], tests: TestCost[], journeys: TestCost[] }} Costs
 */

/**
 * What a run cost: the time of each step, the tests by kind, the slowest test files and journeys, and a warning for each step that
 * outgrew its budget.
 * @param {Costs} costs
 * @returns {string[]} lines
 */
export function describeCosts({ steps, files, tests, journeys }) {
  return [
    'time of each step, its budget, and how far the processors were in use meanwhile',
    ...steps.map(
      ({ name, seconds, busy }) =>
        `  ${inSeconds(seconds)}${budgetOf(name).padStart(9)}${`${Math.round(busy * 100)} %`.padStart(7)}  ${name}`,
    ),
    'tests by kind, and the sum of their times',
    ...byKind([...tests, ...journeys]),
    ...slowest('test files', files),
    ...slowest('journeys', journeys),
    ...steps
      .filter(isOver)
      .map(({ name, seconds }) => `WARNING: ${name} took ${Math.round(seconds)} s, ${budgetOf(name)}`),
  ]
}

const inSeconds = (/** @type {number} */ seconds) => `${seconds.toFixed(1).padStart(7)} s`

const budgetOf = (/** @type {string} */ name) => (name in BUDGETS ? `of ${BUDGETS[name]} s` : '')

const isOver = (/** @type {Cost} */ { name, seconds }) => seconds > (BUDGETS[name] ?? Infinity) * TOLERANCE

/** @param {TestCost[]} tests */
function byKind(tests) {
  return [...new Set(tests.map(({ kind }) => kind))].map((kind) => {
    const own = tests.filter((test) => test.kind === kind)
    const sum = own.reduce((total, { seconds }) => total + seconds, 0)
    return `  ${inSeconds(sum)}  ${String(own.length).padStart(5)} ${kind}`
  })
}

/**
 * @param {string} what
 * @param {Cost[]} costs
 */
function slowest(what, costs) {
  if (costs.length === 0) return []
  const shown = costs.toSorted((a, b) => b.seconds - a.seconds).slice(0, SHOWN)
  return [`the slowest ${what}`, ...shown.map(({ name, seconds }) => `  ${inSeconds(seconds)}  ${name}`)]
}

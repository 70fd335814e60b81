import { mostOf, planFor } from './capacity-plan'
import { readFigures } from './figures'

/** `npm run capacity [-- VISITORS …]`: prints what a number of visitors per day needs, from the figures of the bench. */
const file = process.env.FIGURES ?? 'deploy/figures.json'
const asked = process.argv.slice(2).map(Number)
const days = asked.length > 0 ? asked : [1_000, 100_000, 10_000_000]
const figures = readFigures(file)

const round = (value: number) => (value >= 10 ? Math.round(value).toLocaleString('en') : value.toPrecision(2))
const table = (rows: (string | number)[][]) => {
  const [head = [], ...body] = rows
  return [head, head.map((_, at) => (at === 0 ? '---' : '---:')), ...body].map((row) => `| ${row.join(' | ')} |`).join('\n')
}

const most = mostOf(figures)
const NAMES = { cached: 'a page out of memory', file: 'a file out of memory', drawn: 'a page drawn for one visitor', write: 'a post saved' }
console.info(`Measured on: ${figures.processor}; ${Math.round(figures.memory / 1e6)} MB in use after the run.\n`)
console.info(
  table([
    ['One request for', 'CPU µs', 'kB', 'one instance answers, a second'],
    ...(['cached', 'file', 'drawn', 'write'] as const).map((name) => [NAMES[name], Math.round(figures[name].cpu), (figures[name].bytes / 1000).toFixed(1), round(most[name])]),
  ]),
)
const plans = days.map((visitors) => planFor(visitors, figures))
console.info('')
console.info(
  table([
    ['Visitors a day', ...plans.map(({ visitors }) => visitors.toLocaleString('en'))],
    ['Requests a second, busiest minute', ...plans.map(({ rate }) => round(rate))],
    ['Pages drawn a second', ...plans.map(({ drawn }) => round(drawn))],
    ['Queries a second', ...plans.map(({ queries }) => round(queries))],
    ['Megabits a second', ...plans.map(({ traffic }) => round(traffic / 1e6))],
    ['Instances of one core', ...plans.map(({ instances }) => instances)],
    ['Busy', ...plans.map(({ busy }) => `${(100 * busy).toFixed(1)} %`)],
    ['One in twenty waits longer than, by the formula', ...plans.map(({ wait }) => `${(1000 * wait).toFixed(1)} ms`)],
    ['… played through', ...plans.map(({ played }) => `${(1000 * played).toFixed(1)} ms`)],
  ]),
)

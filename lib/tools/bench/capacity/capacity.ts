import { capacityOf, planFor } from './capacity-plan'
import { readFigures } from './figures'

/** `npm run capacity [-- VISITORS …]`: prints what a number of visitors per day needs, from the figures of the bench. */
const file = process.env.FIGURES ?? 'deploy/figures.json'
const requested = process.argv.slice(2).map(Number)
const days = requested.length > 0 ? requested : [1_000, 100_000, 10_000_000]
const figures = readFigures(file)

const round = (value: number) => (value >= 10 ? Math.round(value).toLocaleString('en') : value.toPrecision(2))
const table = (rows: (string | number)[][]) => {
  const [head = [], ...body] = rows
  return [head, head.map((_, at) => (at === 0 ? '---' : '---:')), ...body]
    .map((row) => `| ${row.join(' | ')} |`)
    .join('\n')
}

const most = capacityOf(figures)
const NAMES = {
  cached: 'a page from the cache',
  file: 'a file from the cache',
  rendered: 'a page rendered for one visitor',
  write: 'a saved post',
}
console.info(`Measured on: ${figures.processor}; ${Math.round(figures.memory / 1e6)} MB in use after the run.\n`)
console.info(
  table([
    ['One request for', 'CPU µs', 'kB', 'requests per second of one instance'],
    ...(['cached', 'file', 'rendered', 'write'] as const).map((name) => [
      NAMES[name],
      Math.round(figures[name].cpu),
      (figures[name].bytes / 1000).toFixed(1),
      round(most[name]),
    ]),
  ]),
)
const plans = days.map((visitors) => planFor(visitors, figures))
console.info('')
console.info(
  table([
    ['Visitors per day', ...plans.map(({ visitors }) => visitors.toLocaleString('en'))],
    ['Requests per second, busiest minute', ...plans.map(({ rate }) => round(rate))],
    ['Renders per second', ...plans.map(({ rendered }) => round(rendered))],
    ['Queries per second', ...plans.map(({ queries }) => round(queries))],
    ['Megabits per second', ...plans.map(({ traffic }) => round(traffic / 1e6))],
    ['Instances of one core', ...plans.map(({ instances }) => instances)],
    ['Utilization', ...plans.map(({ utilization }) => `${(100 * utilization).toFixed(1)} %`)],
    ['95th percentile of the wait, by formula', ...plans.map(({ wait }) => `${(1000 * wait).toFixed(1)} ms`)],
    ['… simulated', ...plans.map(({ simulated }) => `${(1000 * simulated).toFixed(1)} ms`)],
  ]),
)

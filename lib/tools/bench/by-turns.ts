import { loadavg } from 'node:os'

/** What one side measured of a row, a value a round. */
type Values = number[]

/** The values of both sides by name of the row. */
export type Rows = Map<string, [first: Values, second: Values]>

const median = (values: Values) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

/** Which of two sides has less: only if the worst round of one is below the best of the other. */
function verdict(first: Values, second: Values): string {
  if (Math.max(...first) < Math.min(...second)) return 'first is less'
  return Math.max(...second) < Math.min(...first) ? 'second is less' : 'ranges overlap'
}

const range = (values: Values) => `${Math.round(Math.min(...values))} to ${Math.round(Math.max(...values))}`

/**
 * Prints a table of two sides that were measured by turns, so that other processes slow down both, with the load of the machine. No
 * row names a better side whose ranges overlap.
 */
export function printByTurns(title: string, rows: Rows): void {
  console.info(`\n${title}; load of the machine ${loadavg()[0]?.toFixed(1)}`)
  console.table(
    [...rows].map(([row, [first, second]]) => ({
      row,
      first: Math.round(median(first)),
      'first, range': range(first),
      second: Math.round(median(second)),
      'second, range': range(second),
      ratio: median(first) > 0 ? (median(second) / median(first)).toFixed(2) : '',
      verdict: verdict(first, second),
    })),
  )
}

/**
 * Measures at two sides by turns; every other round begins with the second side.
 * @param kinds what is measured in a round
 * @param measure returns the values of a side by name of their row
 */
export async function byTurns<Side, Kind>(
  sides: readonly [Side, Side],
  rounds: number,
  kinds: readonly Kind[],
  measure: (side: Side, kind: Kind) => Promise<Record<string, number>>,
): Promise<Rows> {
  const rows: Rows = new Map()
  for (let round = 0; round < rounds; round += 1)
    for (const kind of kinds)
      for (const nth of round % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const))
        for (const [name, value] of Object.entries(await measure(sides[nth], kind))) {
          const row = rows.get(name) ?? [[], []]
          row[nth].push(value)
          rows.set(name, row)
        }
  return rows
}

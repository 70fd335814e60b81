import type { Figures } from './figures'
import { simulate, waitOf, type Work } from './queueing'

/** Assumptions about a day of traffic; replace them with figures from the logs. */
export const ASSUMPTIONS = {
  /** Pages that a visitor opens. */
  pages: 4,
  /** Files that the first page loads: scripts, styles, fonts and pictures; later pages load pictures. */
  firstFiles: 20,
  laterFiles: 6,
  /** The share of pages that are rendered for one visitor: searches and Explore. */
  rendered: 0.12,
  /** The share of a day's visitors in the busiest hour, and the peak factor of the busiest minute in it. */
  busiestHour: 0.1,
  busiestMinute: 2,
  /** Posts saved per day, and different pages rendered again after each. */
  writes: 50,
  rerendered: 200,
  /** Database queries per render. */
  queriesPerRender: 6,
}
/** Maximum utilization of a process in the busiest minute, and maximum 95th percentile of the wait in seconds. */
const MAX_UTILIZATION = 0.6
const MAX_WAIT = 0.05
const HOUR = 3_600
const DAY = 24 * HOUR

export type Plan = {
  visitors: number
  /** Requests per second in the busiest minute. */
  rate: number
  /** Renders per second in it, and their database queries. */
  rendered: number
  queries: number
  /** Processes of one core each. */
  instances: number
  /** Their utilization, from 0 to 1. */
  utilization: number
  /** 95th percentile of the wait in seconds: by formula, and simulated. */
  wait: number
  simulated: number
  /** Bits per second. */
  traffic: number
}

/** The kinds of work in the busiest minute, with requests per second. */
export function workOf(
  visitors: number,
  figures: Figures,
): (Work & { name: 'cached' | 'file' | 'rendered' | 'write'; bytes: number })[] {
  const { pages, firstFiles, laterFiles, rendered, busiestHour, busiestMinute, writes, rerendered } = ASSUMPTIONS
  const arrivals = (visitors * busiestHour * busiestMinute) / HOUR
  const renewals = (writes * rerendered) / DAY
  const rates = {
    cached: arrivals * pages * (1 - rendered),
    file: arrivals * (firstFiles + laterFiles * (pages - 1)),
    rendered: arrivals * pages * rendered + renewals,
    write: writes / DAY,
  }
  return (['cached', 'file', 'rendered', 'write'] as const).map((name) => ({
    name,
    weight: rates[name],
    seconds: figures[name].cpu / 1e6,
    bytes: figures[name].bytes,
  }))
}

/** The instances that a number of visitors per day needs, and the load on them and the engines. */
export function planFor(visitors: number, figures: Figures): Plan {
  const work = workOf(visitors, figures)
  const rate = work.reduce((sum, { weight }) => sum + weight, 0)
  const load = work.reduce((sum, { weight, seconds }) => sum + weight * seconds, 0)
  const rendered = work.find(({ name }) => name === 'rendered')?.weight ?? 0
  const waitsOf = (count: number) => {
    const waits = simulate(count, rate, work)
    return { wait: waitOf(count, rate, load / rate), simulated: waits[Math.floor(waits.length * 0.95)] ?? 0 }
  }
  let instances = Math.max(1, Math.ceil(load / MAX_UTILIZATION))
  let waits = waitsOf(instances)
  // The formula uses only the mean: a few slow requests among many fast ones lengthen the waits.
  while (Math.max(waits.wait, waits.simulated) > MAX_WAIT) waits = waitsOf((instances += 1))
  return {
    visitors,
    rate,
    rendered,
    queries: rendered * ASSUMPTIONS.queriesPerRender,
    instances,
    utilization: load / instances,
    ...waits,
    traffic: 8 * work.reduce((sum, { weight, bytes }) => sum + weight * bytes, 0),
  }
}

/** The maximum requests per second of each kind for one instance that does nothing else. */
export function capacityOf(figures: Figures): Record<'cached' | 'file' | 'rendered' | 'write', number> {
  const most = (name: 'cached' | 'file' | 'rendered') => 1e6 / figures[name].cpu
  return {
    cached: most('cached'),
    file: most('file'),
    rendered: most('rendered'),
    write: 1 / Math.max(figures.writeSeconds, figures.write.cpu / 1e6),
  }
}

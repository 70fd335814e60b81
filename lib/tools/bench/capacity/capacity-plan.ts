import type { Figures } from './figures'
import { simulate, waitOf, type Work } from './queueing'

/** How a day is, as far as nothing is measured: change these to what the logs say. */
export const HABITS = {
  /** Pages that a visitor opens. */
  pages: 4,
  /** Files that the first page brings with it: scripts, styles, fonts and pictures; later pages bring pictures. */
  firstFiles: 20,
  laterFiles: 6,
  /** The share of pages that are drawn for one visitor: searches and Explore. */
  drawn: 0.12,
  /** The share of a day's visitors who come in its busiest hour, and how much more the busiest minute holds. */
  busiestHour: 0.1,
  busiestMinute: 2,
  /** Posts that are saved in a day, and different pages that are drawn anew after each. */
  writes: 50,
  redrawn: 200,
  /** Of the database, for one page that is drawn. */
  queriesAPage: 6,
}
/** No process is planned to be busier than this in the busiest minute, nor to let one request in twenty wait longer, in seconds. */
const MOST_BUSY = 0.6
const LONGEST_WAIT = 0.05
const HOUR = 3_600
const DAY = 24 * HOUR

export type Plan = {
  visitors: number
  /** Requests a second in the busiest minute. */
  rate: number
  /** Pages drawn a second in it, and the queries that they make of the database. */
  drawn: number
  queries: number
  /** Processes of one core each. */
  instances: number
  /** The share of their time that they are busy. */
  busy: number
  /** Seconds that one request in twenty waits at least: by the formula, and played through. */
  wait: number
  played: number
  /** Bits a second. */
  traffic: number
}

/** The kinds of work in the busiest minute, each as requests a second. */
export function workOf(visitors: number, figures: Figures): (Work & { name: 'cached' | 'file' | 'drawn' | 'write'; bytes: number })[] {
  const { pages, firstFiles, laterFiles, drawn, busiestHour, busiestMinute, writes, redrawn } = HABITS
  const comers = (visitors * busiestHour * busiestMinute) / HOUR
  const renewed = (writes * redrawn) / DAY
  const rates = {
    cached: comers * pages * (1 - drawn),
    file: comers * (firstFiles + laterFiles * (pages - 1)),
    drawn: comers * pages * drawn + renewed,
    write: writes / DAY,
  }
  return (['cached', 'file', 'drawn', 'write'] as const).map((name) => ({ name, weight: rates[name], seconds: figures[name].cpu / 1e6, bytes: figures[name].bytes }))
}

/** How many instances a number of visitors a day needs, and what they and the engines then have to do. */
export function planFor(visitors: number, figures: Figures): Plan {
  const work = workOf(visitors, figures)
  const rate = work.reduce((sum, { weight }) => sum + weight, 0)
  const load = work.reduce((sum, { weight, seconds }) => sum + weight * seconds, 0)
  const drawn = work.find(({ name }) => name === 'drawn')?.weight ?? 0
  const waitsOf = (count: number) => {
    const waits = simulate(count, rate, work)
    return { wait: waitOf(count, rate, load / rate), played: waits[Math.floor(waits.length * 0.95)] ?? 0 }
  }
  let instances = Math.max(1, Math.ceil(load / MOST_BUSY))
  let waits = waitsOf(instances)
  // The formula knows the mean alone: a few slow requests among many quick ones make the others wait longer.
  while (Math.max(waits.wait, waits.played) > LONGEST_WAIT) waits = waitsOf((instances += 1))
  return {
    visitors,
    rate,
    drawn,
    queries: drawn * HABITS.queriesAPage,
    instances,
    busy: load / instances,
    ...waits,
    traffic: 8 * work.reduce((sum, { weight, bytes }) => sum + weight * bytes, 0),
  }
}

/** Requests a second of each kind that one instance answers at most, if it does nothing else. */
export function mostOf(figures: Figures): Record<'cached' | 'file' | 'drawn' | 'write', number> {
  const most = (name: 'cached' | 'file' | 'drawn') => 1e6 / figures[name].cpu
  return { cached: most('cached'), file: most('file'), drawn: most('drawn'), write: 1 / Math.max(figures.writeSeconds, figures.write.cpu / 1e6) }
}

import { singleton } from './singleton.mjs'

/** How long a dependency counts as unavailable after a failure, so that responses already in progress see it too. */
const OUTAGE_MS = 5_000

const latest = singleton('outage', () => ({ at: -Infinity }))

/** Records that a dependency of page rendering was unavailable. */
export function recordOutage(): void {
  latest.at = performance.now()
}

/** Whether a dependency failed within the last seconds, so that a page that fails now may succeed on retry. */
export const isOutage = (): boolean => performance.now() - latest.at < OUTAGE_MS

/** Forgets the last recorded outage. */
export function clearOutage(): void {
  latest.at = -Infinity
}

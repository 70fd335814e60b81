import 'server-only'
import { singleton } from './singleton.mjs'

/** Milliseconds for which a part that was away is taken to be away: a page that it failed is still being answered. */
const LASTS = 5_000

const latest = singleton('outage', () => ({ at: -Infinity }))

/** Notes that what pages are drawn from was not to be had. */
export function recordOutage(): void {
  latest.at = performance.now()
}

/** Whether a page that cannot be drawn now may be drawn again soon. */
export const isOutage = (): boolean => performance.now() - latest.at < LASTS

/** Ends the outage that was noted last. */
export function clearOutage(): void {
  latest.at = -Infinity
}

import 'server-only'

/** Milliseconds for which a part that was away is taken to be away: a page that it failed is still being answered. */
const LASTS = 5_000

/** Next loads this module more than once: all see the same. */
const shared = globalThis as typeof globalThis & { plumblineOutage?: number }

/** Notes that what pages are drawn from was not to be had. */
export function noteOutage(): void {
  shared.plumblineOutage = performance.now()
}

/** Whether a page that cannot be drawn now may be drawn again soon. */
export const isOutage = (): boolean => performance.now() - (shared.plumblineOutage ?? -Infinity) < LASTS

/** Ends the outage that was noted last. */
export function forgetOutage(): void {
  delete shared.plumblineOutage
}

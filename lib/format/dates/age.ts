import { countOf } from '../texts/count-of'

const DAY = 86_400_000

/** Whole days since an ISO 8601 timestamp; at least 0. */
export function daysSince(moment: string, now: number): number {
  return Math.max(0, Math.floor((now - Date.parse(moment)) / DAY))
}

/** The age in days: `today`, `1 day old`. */
export function formatAge(moment: string, now: number): string {
  const days = daysSince(moment, now)
  return days === 0 ? 'today' : `${countOf(days, 'day')} old`
}

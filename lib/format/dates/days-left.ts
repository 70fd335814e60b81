import { countOf } from '../texts/count-of'

const DAY = 86_400_000

/**
 * The time until a timestamp: `27 days left`, `1 day left`, `Less than a day left`.
 * @param until ISO 8601. @param now milliseconds.
 */
export function daysLeft(until: string, now: number): string {
  const days = Math.floor((Date.parse(until) - now) / DAY)
  if (!(days >= 1)) return 'Less than a day left'
  return `${countOf(days, 'day')} left`
}

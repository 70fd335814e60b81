import { formatDate } from './date'

const DAY = 86_400_000

/**
 * 'Price checked on March 4, 2026', for a price that is older than a day; null for another one, or of unknown age.
 * A date, and not an age, since pages are kept for a while.
 * @param at ISO 8601 timestamp.
 */
export function priceChecked(at: string | null | undefined, now = Date.now()): string | null {
  const moment = at ? Date.parse(at) : NaN
  return at && now - moment > DAY ? `Price checked on ${formatDate(at)}` : null
}

import 'server-only'

/** Milliseconds; a shop that names a later time gets the next request after a week. */
const LONGEST = 7 * 86_400_000

/** The time of a Retry-After header, in seconds or as a date; null without one. */
export function readRetryAfter(value: string): Date | null {
  const text = value.trim()
  const at = /^\d{1,9}$/.test(text) ? Date.now() + Number(text) * 1_000 : Date.parse(text)
  return Number.isNaN(at) || at <= Date.now() ? null : new Date(Math.min(at, Date.now() + LONGEST))
}

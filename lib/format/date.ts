import { zonedFormat } from './zoned-format'

/**
 * A date in the site's time zone, independent of the machine's settings: `March 4, 2026`.
 * @param moment ISO 8601 date or timestamp; any other text is returned unchanged.
 */
export function formatDate(moment: string): string {
  const [date] = /^\d{4}-\d{2}-\d{2}/.exec(moment) ?? []
  const milliseconds = date ? Date.parse(moment) : NaN
  if (Number.isNaN(milliseconds)) return moment
  // A date without a time is the same day everywhere.
  return zonedFormat({ dateStyle: 'long' }, date === moment ? 'UTC' : undefined).format(milliseconds)
}

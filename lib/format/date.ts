const LONG = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/**
 * A date in UTC, independent of the machine's settings: `March 4, 2026`.
 * @param moment ISO 8601 date or timestamp; any other text is returned unchanged.
 */
export function formatDate(moment: string): string {
  const milliseconds = /^\d{4}-\d{2}-\d{2}/.test(moment) ? Date.parse(moment) : NaN
  return Number.isNaN(milliseconds) ? moment : LONG.format(milliseconds)
}

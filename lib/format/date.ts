const LONG = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/**
 * The day of a moment, the same on every machine: `March 4, 2026`.
 * @param moment ISO 8601 text, a day or a full moment; any other text comes back as it is
 */
export function formatDate(moment: string): string {
  const milliseconds = /^\d{4}-\d{2}-\d{2}/.test(moment) ? Date.parse(moment) : NaN
  return Number.isNaN(milliseconds) ? moment : LONG.format(milliseconds)
}

const MOMENT = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

/**
 * A timestamp in local time: `Mar 4, 2026, 10:05 AM`.
 * @param moment ISO 8601.
 */
export function formatMoment(moment: string): string {
  return MOMENT.format(new Date(moment))
}

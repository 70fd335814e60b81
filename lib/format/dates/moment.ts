import { zonedFormat } from './date'

/**
 * A timestamp in the site's time zone: `Mar 4, 2026, 10:05 AM`.
 * @param moment ISO 8601.
 */
export function formatMoment(moment: string): string {
  return zonedFormat({ dateStyle: 'medium', timeStyle: 'short' }).format(new Date(moment))
}

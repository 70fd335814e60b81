import { zonedFormat } from './date'

const STYLES = { minute: 'short', second: 'medium', zone: 'long' } as const

/**
 * A timestamp in the site's time zone: `Mar 4, 2026, 10:05 AM`; to the second `Mar 4, 2026, 10:05:32 AM`, or with the
 * zone `Mar 4, 2026, 10:05:32 AM UTC`.
 * @param moment ISO 8601.
 */
export function formatMoment(moment: string, to: keyof typeof STYLES = 'minute'): string {
  return zonedFormat({ dateStyle: 'medium', timeStyle: STYLES[to] }).format(new Date(moment))
}

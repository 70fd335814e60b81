const MOMENT = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

/** A moment as the editor reads it on their own clock: `Mar 4, 2026, 10:05 AM`. @param moment ISO 8601 text */
export function formatMoment(moment: string): string {
  return MOMENT.format(new Date(moment))
}

const DAY = 86_400_000

/** How many whole days lie between two moments, the first an ISO 8601 text; never fewer than none. */
export function daysSince(moment: string, now: number): number {
  return Math.max(0, Math.floor((now - Date.parse(moment)) / DAY))
}

/** How old something is, in days: `today`, `1 day old`. */
export function formatAge(moment: string, now: number): string {
  const days = daysSince(moment, now)
  return days === 0 ? 'today' : `${days.toLocaleString('en-US')} ${days === 1 ? 'day' : 'days'} old`
}

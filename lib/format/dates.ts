import { countOf } from '@/lib/format/texts/counts'

const DAY = 86_400_000

/** Whole days since an ISO 8601 timestamp; at least 0. */
export function daysSince(moment: string, now: number): number {
  return Math.max(0, Math.floor((now - Date.parse(moment)) / DAY))
}

/** The age in days: `today`, `1 day old`. */
export function formatAge(moment: string, now: number): string {
  const days = daysSince(moment, now)
  return days === 0 ? 'today' : `${countOf(days, 'day')} old`
}

type WithTimeZone = { plumblineTimeZone?: string }

/** Sets the time zone of this process; browsers read it from the frame of the page (components/site/frame/site-frame.tsx). @param zone an IANA name, such as Europe/Berlin. */
export function setTimeZone(zone: string): void {
  ;(globalThis as WithTimeZone).plumblineTimeZone = zone
}

/** The time zone of the site, in which all dates and times are shown: the same on the server and in every browser. */
export function siteTimeZone(): string {
  const page = typeof document === 'undefined' ? undefined : document.getElementById('content')?.dataset.timeZone
  return page ?? (globalThis as WithTimeZone).plumblineTimeZone ?? 'UTC'
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** A formatter in a time zone, by default the site's; made once, since that takes long. */
export function zonedFormat(options: Intl.DateTimeFormatOptions, timeZone = siteTimeZone()): Intl.DateTimeFormat {
  const key = JSON.stringify([options, timeZone])
  const known = formats.get(key)
  if (known) return known
  const format = new Intl.DateTimeFormat('en-US', { ...options, timeZone })
  formats.set(key, format)
  return format
}

/**
 * A date in the site's time zone, independent of the machine's settings: `March 4, 2026`, or `Mar 4, 2026`.
 * @param moment ISO 8601 date or timestamp; any other text is returned unchanged.
 */
export function formatDate(moment: string, dateStyle: 'long' | 'medium' = 'long'): string {
  const [date] = /^\d{4}-\d{2}-\d{2}/.exec(moment) ?? []
  const milliseconds = date ? Date.parse(moment) : NaN
  if (Number.isNaN(milliseconds)) return moment
  // A date without a time is the same day everywhere.
  return zonedFormat({ dateStyle }, date === moment ? 'UTC' : undefined).format(milliseconds)
}

/**
 * The time until a timestamp: `27 days left`, `1 day left`, `Less than a day left`.
 * @param until ISO 8601. @param now milliseconds.
 */
export function daysLeft(until: string, now: number): string {
  const days = Math.floor((Date.parse(until) - now) / DAY)
  if (!(days >= 1)) return 'Less than a day left'
  return `${countOf(days, 'day')} left`
}

const STYLES = { minute: 'short', second: 'medium', zone: 'long' } as const

/**
 * A timestamp in the site's time zone: `Mar 4, 2026, 10:05 AM`; to the second `Mar 4, 2026, 10:05:32 AM`, or with the
 * zone `Mar 4, 2026, 10:05:32 AM UTC`.
 * @param moment ISO 8601.
 */
export function formatMoment(moment: string, to: keyof typeof STYLES = 'minute'): string {
  return zonedFormat({ dateStyle: 'medium', timeStyle: STYLES[to] }).format(new Date(moment))
}

const MINUTE = 60_000

/** A moment in a time zone, as a datetime-local field has it: `2026-03-04T10:05`. @param moment ISO 8601. */
export function toZonedTime(moment: string, timeZone = siteTimeZone()): string {
  const parts = zonedFormat(
    { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
    timeZone,
  ).formatToParts(new Date(moment))
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? ''
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}`
}

/**
 * The moment at which the clocks of a time zone show a time. Of a time that occurs twice the first is taken; one that is skipped
 * when clocks go forward is an hour later.
 * @param time `2026-03-04T10:05`.
 * @returns ISO 8601 UTC; null for any other text.
 */
export function fromZonedTime(time: string, timeZone = siteTimeZone()): string | null {
  const target = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(time) ? Date.parse(`${time}Z`) : NaN
  if (Number.isNaN(target)) return null
  const offsetAt = (at: number) => Date.parse(`${toZonedTime(new Date(at).toISOString(), timeZone)}Z`) - floor(at)
  // Zones differ from UTC by less than a day, and clocks change at most once within two.
  const offsets = [offsetAt(target - 24 * 60 * MINUTE), offsetAt(target + 24 * 60 * MINUTE)]
  const moments = offsets.map((offset) => target - offset)
  const exact = moments.filter((at) => at + offsetAt(at) === target)
  const found = exact.length > 0 ? Math.min(...exact) : Math.max(...moments)
  return new Date(found).toISOString()
}

const floor = (at: number) => Math.floor(at / MINUTE) * MINUTE

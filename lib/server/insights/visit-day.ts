import 'server-only'
import { toZonedTime } from '@/lib/format/dates'

const DAY = 86_400_000

const MINUTE = 60_000
/** Days begin with a minute; the last one is remembered, since every event asks for its day. */
const last = { minute: NaN, day: '' }

/** The day of a moment in milliseconds, in the time zone of the site: `2026-03-04`. */
export function dayOf(time: number): string {
  const minute = Math.floor(time / MINUTE)
  if (last.minute !== minute)
    Object.assign(last, { minute, day: toZonedTime(new Date(time).toISOString()).slice(0, 10) })
  return last.day
}

/** The day that is some days after another; before it if negative. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10)

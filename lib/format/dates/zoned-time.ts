import { siteTimeZone, zonedFormat } from './date'

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
  const wanted = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(time) ? Date.parse(`${time}Z`) : NaN
  if (Number.isNaN(wanted)) return null
  const offsetAt = (at: number) => Date.parse(`${toZonedTime(new Date(at).toISOString(), timeZone)}Z`) - floor(at)
  // Zones differ from UTC by less than a day, and clocks change at most once within two.
  const offsets = [offsetAt(wanted - 24 * 60 * MINUTE), offsetAt(wanted + 24 * 60 * MINUTE)]
  const moments = offsets.map((offset) => wanted - offset)
  const exact = moments.filter((at) => at + offsetAt(at) === wanted)
  const found = exact.length > 0 ? Math.min(...exact) : Math.max(...moments)
  return new Date(found).toISOString()
}

const floor = (at: number) => Math.floor(at / MINUTE) * MINUTE

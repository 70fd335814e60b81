import { siteTimeZone } from './time-zone'

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

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
 * A date in the site's time zone, independent of the machine's settings: `March 4, 2026`.
 * @param moment ISO 8601 date or timestamp; any other text is returned unchanged.
 */
export function formatDate(moment: string): string {
  const [date] = /^\d{4}-\d{2}-\d{2}/.exec(moment) ?? []
  const milliseconds = date ? Date.parse(moment) : NaN
  if (Number.isNaN(milliseconds)) return moment
  // A date without a time is the same day everywhere.
  return zonedFormat({ dateStyle: 'long' }, date === moment ? 'UTC' : undefined).format(milliseconds)
}

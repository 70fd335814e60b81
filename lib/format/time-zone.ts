type WithTimeZone = { plumblineTimeZone?: string }

/** Sets the time zone of this process; browsers read it from the frame of the page (components/site/site-frame.tsx). @param zone an IANA name, such as Europe/Berlin. */
export function setTimeZone(zone: string): void {
  ;(globalThis as WithTimeZone).plumblineTimeZone = zone
}

/** The time zone of the site, in which all dates and times are shown: the same on the server and in every browser. */
export function siteTimeZone(): string {
  const page = typeof document === 'undefined' ? undefined : document.getElementById('content')?.dataset.timeZone
  return page ?? (globalThis as WithTimeZone).plumblineTimeZone ?? 'UTC'
}

const SITE = 'http://site.invalid'

/** The address after a visitor's sign-in: always on this site. */
export function visitorNext(wanted: string | string[] | null | undefined): string {
  if (typeof wanted !== 'string' || !wanted.startsWith('/') || wanted.length > 500) return '/'
  if (!URL.canParse(wanted, SITE)) return '/'
  const { origin, pathname, search, hash } = new URL(wanted, SITE)
  return origin === SITE && !pathname.startsWith('//') ? `${pathname}${search}${hash}` : '/'
}

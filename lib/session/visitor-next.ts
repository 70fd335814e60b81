const SITE = 'http://site.invalid'

/** Where a visitor goes on after sign-in: an address of this site, whatever the query text says. */
export function visitorNext(wanted: string | string[] | null | undefined): string {
  if (typeof wanted !== 'string' || !wanted.startsWith('/') || wanted.length > 500) return '/'
  if (!URL.canParse(wanted, SITE)) return '/'
  const { origin, pathname, search, hash } = new URL(wanted, SITE)
  return origin === SITE && !pathname.startsWith('//') ? `${pathname}${search}${hash}` : '/'
}

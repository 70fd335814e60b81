const ADMIN_HOME = '/admin'

const SITE = 'http://site.invalid'

/**
 * The address after sign-in: an admin page of this site, or else the dashboard.
 */
export function nextPath(requested: string | string[] | null | undefined): string {
  if (typeof requested !== 'string' || !requested.startsWith('/') || requested.length > 500) return ADMIN_HOME
  if (!URL.canParse(requested, SITE)) return ADMIN_HOME
  const { origin, pathname, search } = new URL(requested, SITE)
  const own = origin === SITE && /^\/(admin|draft)(\/|$)/.test(pathname)
  return own ? `${pathname}${search}` : ADMIN_HOME
}

/** The path of the login screen that leads to an admin page afterwards. */
export function loginPath(requestedName: string): string {
  return `/admin-login?next=${encodeURIComponent(requestedName)}`
}

const VISITOR_PAGES = 'http://site.invalid'

/** The address after a visitor's sign-in: always on this site. */
export function visitorNext(wanted: string | string[] | null | undefined): string {
  if (typeof wanted !== 'string' || !wanted.startsWith('/') || wanted.length > 500) return '/'
  if (!URL.canParse(wanted, VISITOR_PAGES)) return '/'
  const { origin, pathname, search, hash } = new URL(wanted, VISITOR_PAGES)
  return origin === VISITOR_PAGES && !pathname.startsWith('//') ? `${pathname}${search}${hash}` : '/'
}

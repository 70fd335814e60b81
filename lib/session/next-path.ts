const ADMIN_HOME = '/admin'
const SITE = 'http://site.invalid'

/**
 * Where to go on after sign-in: an address of the admin's own pages on this site, whatever the
 * query text says; the dashboard for anything else.
 */
export function nextPath(wanted: string | string[] | null | undefined): string {
  if (typeof wanted !== 'string' || !wanted.startsWith('/') || wanted.length > 500) return ADMIN_HOME
  if (!URL.canParse(wanted, SITE)) return ADMIN_HOME
  const { origin, pathname, search } = new URL(wanted, SITE)
  const own = origin === SITE && /^\/(admin|draft)(\/|$)/.test(pathname)
  return own ? `${pathname}${search}` : ADMIN_HOME
}

/** The login screen that leads on to an address of the admin's pages. */
export function loginPath(wanted: string): string {
  return `/admin-login?next=${encodeURIComponent(wanted)}`
}

const ADMIN_HOME = '/admin'

const SITE = 'http://site.invalid'

/** A requested address of this site; null for any other. */
function ownAddress(requested: string | string[] | null | undefined): URL | null {
  if (typeof requested !== 'string' || !requested.startsWith('/') || requested.length > 500) return null
  if (!URL.canParse(requested, SITE)) return null
  const address = new URL(requested, SITE)
  return address.origin === SITE ? address : null
}

/** The address after sign-in: an admin page of this site, or else the dashboard. */
export function nextPath(requested: string | string[] | null | undefined): string {
  const { pathname = '', search = '' } = ownAddress(requested) ?? {}
  return /^\/(admin|draft)(\/|$)/.test(pathname) ? `${pathname}${search}` : ADMIN_HOME
}

/** The path of the login screen that leads to an admin page afterwards. */
export function loginPath(requestedName: string): string {
  return `/admin-login?next=${encodeURIComponent(requestedName)}`
}

/** The address after a visitor's sign-in: always on this site. */
export function visitorNext(requested: string | string[] | null | undefined): string {
  const { pathname = '//', search = '', hash = '' } = ownAddress(requested) ?? {}
  return pathname.startsWith('//') ? '/' : `${pathname}${search}${hash}`
}

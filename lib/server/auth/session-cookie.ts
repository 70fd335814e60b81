import 'server-only'
import { siteUrl } from '../core/env'
import { openSeal, sealHeader } from './admin-session'

/** The cookie with the admin's sealed Authorization header. */
const SESSION_COOKIE = 'admin-session'

/**
 * The admin's Authorization header from a request's session cookie; null if the cookie is missing or invalid. The credentials may
 * have changed since.
 */
export async function sealedHeader(cookies: {
  get(name: string): { value: string } | undefined
}): Promise<string | null> {
  return openSeal(cookies.get(SESSION_COOKIE)?.value)
}

/** Whether a Cookie header names a session, valid or not. */
export const hasSession = (cookies: string | null): boolean => cookies?.includes(`${SESSION_COOKIE}=`) ?? false

/** The Set-Cookie value that starts a session; the cookie lasts until the browser closes. */
export async function beginSession(request: Request, header: string): Promise<string> {
  return sessionCookie(request, await sealHeader(header))
}

/** The Set-Cookie value that ends a session. */
export function endSession(request: Request): string {
  return `${sessionCookie(request, '')}; Max-Age=0`
}

function sessionCookie(request: Request, value: string): string {
  return `${SESSION_COOKIE}=${value}; Path=/; HttpOnly; SameSite=Lax${isSecure(request) ? '; Secure' : ''}`
}

/** Whether the visitor uses https, also when a reverse proxy terminates it. */
function isSecure(request: Request): boolean {
  const forwarded = request.headers.get('x-forwarded-proto')?.split(',')[0]?.trim()
  const site = new URL(siteUrl())
  return (
    forwarded === 'https' ||
    new URL(request.url).protocol === 'https:' ||
    (site.protocol === 'https:' && site.host === request.headers.get('host'))
  )
}

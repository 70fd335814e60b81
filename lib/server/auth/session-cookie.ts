import 'server-only'
import { siteUrl } from '../core/env'
import { openSeal, sealHeader } from './admin-seal'

/** The cookie that mirrors the admin's Authorization header, sealed. */
const SESSION_COOKIE = 'admin-session'

/**
 * The admin's Authorization header as the session cookie of a request holds it; null where the
 * cookie is missing or not of this site's making. The header may have become wrong since.
 */
export async function sealedHeader(cookies: { get(name: string): { value: string } | undefined }): Promise<string | null> {
  return openSeal(cookies.get(SESSION_COOKIE)?.value)
}

/** The Set-Cookie text that begins a session; it ends with the browser's own. */
export async function beginSession(request: Request, header: string): Promise<string> {
  return sessionCookie(request, await sealHeader(header))
}

/** The Set-Cookie text that ends a session. */
export function endSession(request: Request): string {
  return `${sessionCookie(request, '')}; Max-Age=0`
}

function sessionCookie(request: Request, value: string): string {
  return `${SESSION_COOKIE}=${value}; Path=/; HttpOnly; SameSite=Lax${isSecure(request) ? '; Secure' : ''}`
}

/** Whether the visitor came over https, also where a proxy in front of the site ended it. */
function isSecure(request: Request): boolean {
  const forwarded = request.headers.get('x-forwarded-proto')?.split(',')[0]?.trim()
  const site = new URL(siteUrl())
  return (
    forwarded === 'https' ||
    new URL(request.url).protocol === 'https:' ||
    (site.protocol === 'https:' && site.host === request.headers.get('host'))
  )
}

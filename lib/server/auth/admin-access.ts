import 'server-only'
import { type NextRequest, NextResponse } from 'next/server'
import { loginPath } from '@/lib/session/next-path'
import { sealedHeader } from './session-cookie'

export type Access = { kind: 'pass' } | { kind: 'login' } | { kind: 'redirect'; to: string }

/** What a visit to one of the admin's pages is answered with: `login` shows that screen, the address stays. */
export function adminAccess(pathname: string, search: string, signedIn: boolean): Access {
  if (signedIn) return { kind: 'pass' }
  if (pathname === '/draft' || pathname.startsWith('/draft/')) return { kind: 'redirect', to: loginPath(`${pathname}${search}`) }
  if (pathname === '/admin' || pathname.startsWith('/admin/')) return { kind: 'login' }
  return { kind: 'pass' }
}

/**
 * Shows the login screen to whoever has no session. A convenience and never the guard: the pages
 * hold nothing of the admin's, and the API authorises every call itself.
 * @param headers what the login screen is asked for with.
 * @returns null for a request to go on as it is.
 */
export async function guardAdminPages(request: NextRequest, headers: Headers): Promise<NextResponse | null> {
  const { pathname, search } = request.nextUrl
  if (adminAccess(pathname, search, false).kind === 'pass') return null
  const access = adminAccess(pathname, search, (await sealedHeader(request.cookies)) !== null)
  if (access.kind === 'login') return NextResponse.rewrite(new URL('/admin-login', request.url), { request: { headers } })
  if (access.kind === 'redirect') return NextResponse.redirect(new URL(access.to, request.url), 307)
  return null
}

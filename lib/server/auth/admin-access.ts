import { type NextRequest, NextResponse } from 'next/server'
import { loginPath } from '@/lib/session/next-path'
import { sealedHeader } from './admin-session'

export type AdminAccess = { kind: 'pass' } | { kind: 'login' } | { kind: 'redirect'; to: string }

/** What a visit to a URL is answered with: `login` shows the login screen at the same URL. */
export function adminAccess(pathname: string, search: string, signedIn: boolean): AdminAccess {
  if (signedIn) return { kind: 'pass' }
  if (pathname === '/draft' || pathname.startsWith('/draft/'))
    return { kind: 'redirect', to: loginPath(`${pathname}${search}`) }
  if (pathname === '/admin' || pathname.startsWith('/admin/')) return { kind: 'login' }
  return { kind: 'pass' }
}

/**
 * Shows the login screen to visitors without a session. This is a convenience, not the guard: the pages contain no private data,
 * and the API authorizes every call itself.
 * @param headers of the request for the login screen
 * @returns null for a request that goes on unchanged
 */
export async function guardAdminPages(request: NextRequest, headers: Headers): Promise<NextResponse | null> {
  const { pathname, search } = request.nextUrl
  if (adminAccess(pathname, search, false).kind === 'pass') return null
  const access = adminAccess(pathname, search, (await sealedHeader(request.cookies)) !== null)
  if (access.kind === 'login')
    return NextResponse.rewrite(new URL('/admin-login', request.url), { request: { headers } })
  if (access.kind === 'redirect') return NextResponse.redirect(new URL(access.to, request.url), 307)
  return null
}

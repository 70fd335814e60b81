import { type NextRequest, NextResponse } from 'next/server'
import { loginPath } from '@/lib/session/next-path'
import { sealedHeader } from './admin-session'

/**
 * Shows the login screen to visitors of the admin without a session: at the same URL, or by a redirect for drafts. This is a
 * convenience, not the guard: the pages contain no private data, and the API authorizes every call itself.
 * @param headers of the request for the login screen
 * @returns null for a request that goes on unchanged
 */
export async function guardAdminPages(request: NextRequest, headers: Headers): Promise<NextResponse | null> {
  const { pathname, search } = request.nextUrl
  const [, area] = /^\/(admin|draft)(?:\/|$)/.exec(pathname) ?? []
  if (!area || (await sealedHeader(request.cookies)) !== null) return null
  if (area === 'draft') return NextResponse.redirect(new URL(loginPath(`${pathname}${search}`), request.url), 307)
  return NextResponse.rewrite(new URL('/admin-login', request.url), { request: { headers } })
}

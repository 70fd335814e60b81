import { type NextRequest, NextResponse } from 'next/server'
import { normalAddress } from '@/lib/seo/normal-address'
import { noncePolicy } from '@/lib/server/nonce-policy'
import { admitToAdmin } from '@/lib/server/session/admin-access'

const POLICY = 'content-security-policy'

/** No page has this address, so that it is answered with the site's own 404. */
const NOWHERE = '/nowhere'

/** Runs before the pages it names; on Node, since sessions are unsealed with its cryptography. */
export async function middleware(request: NextRequest): Promise<NextResponse> {
  const normal = toNormalAddress(request)
  if (normal) return normal
  const policy = noncePolicy(drawnFor(request.nextUrl))
  const headers = new Headers(request.headers)
  if (policy) headers.set(POLICY, policy)
  const response = (await admitToAdmin(request, headers)) ?? NextResponse.next({ request: { headers } })
  if (policy) response.headers.set(POLICY, policy)
  return response
}

/** The page that an address is drawn by: the Explore tab has one of its own. */
function drawnFor({ pathname, searchParams }: URL): string {
  return pathname === '/' && searchParams.get('tab') === 'explore' ? '/explore' : pathname
}

function toNormalAddress(request: NextRequest): NextResponse | null {
  const { pathname, search } = new URL(request.url)
  const address = normalAddress(pathname, search)
  if (address.kind === 'redirect') return NextResponse.redirect(new URL(address.to, request.url), 308)
  if (address.kind === 'pass') return null
  if (!pathname.startsWith('/api/')) return NextResponse.rewrite(new URL(NOWHERE, request.url))
  const message = 'The address is not valid: it holds a percent sign that stands for no character.'
  return NextResponse.json({ success: false, message, code: 'BAD_REQUEST' }, { status: 400 })
}

export const config = {
  runtime: 'nodejs',
  matcher: [
    '/admin',
    '/admin/:path*',
    '/admin-login',
    '/draft/:path*',
    '/search',
    { source: '/', has: [{ type: 'query', key: 'tab', value: 'explore' }] },
    // Only addresses whose slash is missing or too much: the dollar sign ends the match before an optional one.
    '/category/:name([^/]+$)',
    '/((?!category/|api/|_next/).+/)',
    // Only paths with escapes that may be broken: every other page is spared the cost of running this.
    '/(.*%(?![0-9A-Fa-f][0-9A-Fa-f]).*|.*%[089A-Fa-f][0-9A-Fa-f].*)',
  ],
}

import { type NextRequest, NextResponse } from 'next/server'
import { canonicalPath } from '@/lib/server/http/routing/canonical-path'
import { NORMALIZED_HEADER } from '@/lib/seo/normalize-url'
import { noncePolicy } from '@/lib/server/http/responses/content-security-policy'
import { errorPage, MALFORMED_ADDRESS } from '@/lib/server/http/responses/error-page'
import { MISSING_PAGE } from '@/lib/server/pages/missing-pages'
import { identitySettings } from '@/lib/server/core/env'
import { routeAt } from '@/lib/server/http/routing/route-at'
import { guardAdminPages } from '@/lib/server/auth/admin-access'

const POLICY = 'content-security-policy'

/** Runs before the pages in its matcher; on Node, since sessions are unsealed with Node's cryptography. */
export async function middleware(request: NextRequest): Promise<NextResponse> {
  const normal = canonicalResponse(request)
  if (normal) return normal
  const { pathname, search } = request.nextUrl
  const policy = noncePolicy(pathname + search)
  const headers = new Headers(request.headers)
  if (policy) headers.set(POLICY, policy)
  const response = await respond(request, headers)
  if (policy) response.headers.set(POLICY, policy)
  return response
}

/** @param headers of the request for the page */
async function respond(request: NextRequest, headers: Headers): Promise<NextResponse> {
  // Next's own `notFound()` would send a page that is empty until scripts run.
  if (routeAt(request.nextUrl.pathname)?.route.label === 'account' && !identitySettings())
    return NextResponse.rewrite(new URL(MISSING_PAGE, request.url), { request: { headers } })
  return (await guardAdminPages(request, headers)) ?? NextResponse.next({ request: { headers } })
}

function canonicalResponse(request: NextRequest): NextResponse | null {
  const { pathname, search } = new URL(request.url)
  const address = canonicalPath(pathname, search, request.headers.has(NORMALIZED_HEADER))
  if (address.kind === 'redirect') return NextResponse.redirect(new URL(address.to, request.url), 308)
  if (address.kind === 'look-up') return NextResponse.rewrite(new URL(address.at, request.url))
  if (address.kind === 'pass') return null
  if (pathname.startsWith('/api/')) {
    return NextResponse.json({ success: false, message: MALFORMED_ADDRESS, code: 'BAD_REQUEST' }, { status: 400 })
  }
  const { status, type, body, headers } = errorPage(
    400,
    'Bad Request',
    `${MALFORMED_ADDRESS} <a href="/">Back to Home</a>`,
  )
  return new NextResponse(body, { status, headers: { ...headers, 'content-type': type } })
}

/** Next reads this statically: the requests that middleware handles. */
export const config = {
  runtime: 'nodejs',
  matcher: [
    '/admin',
    '/admin/:path*',
    '/admin-login',
    '/draft/:path*',
    // Shared renders of the page cache have no nonce: see lib/server/core/request/render-context.ts, which cannot be imported here.
    { source: '/search', missing: [{ type: 'header', key: 'x-shared-render' }] },
    { source: '/', has: [{ type: 'query', key: 'tab' }], missing: [{ type: 'header', key: 'x-shared-render' }] },
    '/(saved|sign-in|register)',
    // Only paths with a missing or superfluous slash: the dollar sign ends the match before an optional one.
    '/category/:name([^/]+$)',
    '/((?!category/|api/|_next/).+/)',
    '/category/([^/]+)/(.+)/',
    // Only paths whose first segment has a capital, or whose URL was normalized on arrival.
    '/([^/]*[A-Z][^/]*)',
    '/([^/]*[A-Z][^/]*)/(.*)',
    { source: '/(.*)', has: [{ type: 'header', key: 'x-normalized-url' }] },
    // Only paths with percent escapes that may be broken: all other pages are spared the cost of middleware.
    '/(.*%(?![0-9A-Fa-f][0-9A-Fa-f]).*|.*%[089A-Fa-f][0-9A-Fa-f].*)',
  ],
}

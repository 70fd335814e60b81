import { sealData, unsealData } from 'iron-session'
import { siteUrl } from '../core/env'
import type { Failure } from '@/lib/contract/failure'
import { sessionSecret } from './session-secret'

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

/** The Set-Cookie value of a session; the cookie lasts until the browser closes. */
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

const SIGN_IN = '/api/admin/auth-check'

const SIGN_OUT = '/api/admin/sign-out'

/**
 * Adds a session cookie to the response of a successful sign-in check. A cookie in the request is ignored here: it authorizes no
 * call.
 */
export async function startSession(request: Request, response: Response): Promise<Response> {
  const header = request.headers.get('authorization')
  const accepted = request.method === 'GET' && new URL(request.url).pathname === SIGN_IN && response.ok
  if (!accepted || !header) return response
  const withSession = new Response(response.body, response)
  withSession.headers.set('cache-control', 'no-store')
  withSession.headers.append('set-cookie', sessionCookie(request, await sealHeader(header)))
  return withSession
}

/** Ends the session on a sign-out request; null for every other request. */
export function signOutResponse(request: Request): Response | null {
  if (new URL(request.url).pathname !== SIGN_OUT) return null
  if (request.method !== 'POST')
    return refusal(405, 'METHOD_NOT_ALLOWED', `${SIGN_OUT} takes POST alone`, { allow: 'POST' })
  if (!isSameOrigin(request)) return refusal(403, 'FORBIDDEN', 'Only the site itself can sign out')
  return Response.json(
    { success: true },
    { headers: { 'cache-control': 'no-store', 'set-cookie': `${sessionCookie(request, '')}; Max-Age=0` } },
  )
}

function isSameOrigin(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site')
  if (site) return site === 'same-origin'
  const origin = request.headers.get('origin')
  return origin !== null && URL.canParse(origin) && new URL(origin).host === request.headers.get('host')
}

function refusal(status: number, code: string, message: string, headers?: HeadersInit): Response {
  return Response.json({ success: false, message, code } satisfies Failure, { status, headers })
}

/** Seconds until a seal expires; every sign-in and every visit to an admin page creates a new one. */
export const SEAL_LIFETIME = 12 * 60 * 60

/** The admin's Authorization header, encrypted and signed so that only this site can read or create it. */
export async function sealHeader(header: string, lifetime: number = SEAL_LIFETIME): Promise<string> {
  return sealData({ header }, { password: await sessionSecret(), ttl: lifetime })
}

/** Exactly one seal: iron-session itself ignores anything after its version. */
const SEAL = /^Fe26\.2\*[A-Za-z0-9_*-]+~2$/

/** The Authorization header in a seal; null if the seal is missing, forged, tampered with or expired. */
export async function openSeal(seal: string | null | undefined): Promise<string | null> {
  if (!seal || !SEAL.test(seal)) return null
  try {
    const { header } = await unsealData<{ header?: unknown }>(seal, {
      password: await sessionSecret(),
      ttl: SEAL_LIFETIME,
    })
    return typeof header === 'string' && /^Basic \S+$/i.test(header) ? header : null
  } catch {
    return null
  }
}

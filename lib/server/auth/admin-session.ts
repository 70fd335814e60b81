import 'server-only'
import type { Failure } from '@/lib/contract/failure'
import { beginSession, endSession } from './session-cookie'

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
  withSession.headers.append('set-cookie', await beginSession(request, header))
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
    { headers: { 'cache-control': 'no-store', 'set-cookie': endSession(request) } },
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

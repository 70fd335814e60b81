import 'server-only'
import type { Failure } from '@/lib/contract/failure'
import { beginSession, endSession } from './session-cookie'

const SIGN_IN = '/api/admin/auth-check'
const SIGN_OUT = '/api/admin/sign-out'

/**
 * The answer of the API, with the session that belongs to it: credentials that the API accepted at
 * its check begin one. A request's own cookie is never looked at here: it opens no call.
 */
export async function startSession(request: Request, answer: Response): Promise<Response> {
  const header = request.headers.get('authorization')
  const accepted = request.method === 'GET' && new URL(request.url).pathname === SIGN_IN && answer.ok
  if (!accepted || !header) return answer
  const response = new Response(answer.body, answer)
  response.headers.set('cache-control', 'no-store')
  response.headers.append('set-cookie', await beginSession(request, header))
  return response
}

/** Ends the session of a request that asks for it; null for every other request. */
export function signOutResponse(request: Request): Response | null {
  if (new URL(request.url).pathname !== SIGN_OUT) return null
  if (request.method !== 'POST') return refusal(405, 'METHOD_NOT_ALLOWED', `${SIGN_OUT} takes POST alone`, { allow: 'POST' })
  if (!isSameOrigin(request)) return refusal(403, 'FORBIDDEN', 'Only the site itself can sign out')
  return Response.json({ success: true }, { headers: { 'cache-control': 'no-store', 'set-cookie': endSession(request) } })
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

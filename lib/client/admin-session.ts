import { ApiError } from '../contract/failure'
import { ADMIN_TEXTS } from '../contract/admin-texts'
import { storeAdminHeader } from '../session/admin-header'
import { clearAdminEverywhere } from '../session/share-session'
import { basicHeader } from '../session/basic-header'
import { apiAs } from './calls/client'

/** The Authorization header that the API accepted last in this page; a UI state, not an authorization. */
let accepted: string | null = null

/** Whether the API has accepted this header since the page was loaded. */
export function isAccepted(header: string | null): boolean {
  return header !== null && header === accepted
}

/**
 * Verifies an Authorization header with the API. Success also renews the session cookie.
 * @returns false if the credentials are rejected. @throws ApiError if the API could not decide.
 */
export async function checkAdmin(header: string): Promise<boolean> {
  try {
    await apiAs(header).admin.authCheck()
    accepted = header
    return true
  } catch (error) {
    if (error instanceof ApiError && isRefusal(error)) return false
    throw error
  }
}

/**
 * Signs the admin in for this browser session.
 * @throws Error with a message to show.
 */
export async function signInAdmin(username: string, password: string): Promise<void> {
  const header = basicHeader(username, password)
  if (!(await checkAdmin(header))) throw new Error(ADMIN_TEXTS.invalidAdmin)
  storeAdminHeader(header)
}

/** Signs the admin out in every tab and clears the session cookie. */
export async function signOutAdmin(): Promise<void> {
  accepted = null
  clearAdminEverywhere()
  const response = await fetch('/api/admin/sign-out', { method: 'POST', keepalive: true })
  if (!response.ok) throw new ApiError(response.status, 'The session cookie could not be cleared')
}

/** 429, 408 and 5xx say nothing about the credentials; every other error rejects them. */
function isRefusal({ status }: ApiError): boolean {
  return status >= 400 && status < 500 && status !== 429 && status !== 408
}

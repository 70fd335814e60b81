import type { Access } from '@/lib/contract/call'
import { ADMIN_TEXTS } from '@/lib/contract/admin-texts'
import { headerDigest, isAdmin } from '../../auth/credentials'
import { verifyVisitor } from '../../visitors/verify-visitor'
import { apiErrors } from '../api-errors'
import { throttleSignIn } from './throttle-sign-in'

/** The authenticated caller of an API call. */
export type Caller = {
  admin: boolean
  /** The identity provider's user id on visitor calls; '' on all others. */
  uid: string
}

/**
 * Authenticates the caller of an API call.
 * @param clientAddress undefined for the site's own pages, which are not rate-limited
 * @throws 401 if the call requires the admin or a visitor and the caller is not; 429 for a client that sent wrong admin credentials
 *   too often
 */
export async function authenticate(
  access: Access,
  authorization: string | null,
  clientAddress: string | null | undefined,
): Promise<Caller> {
  if (access === 'public') return { admin: false, uid: '' }
  if (access === 'visitor') return { admin: false, uid: await authenticateVisitor(authorization) }
  const admin = await authenticateAdmin(authorization, clientAddress)
  if (access === 'admin' && !admin) throw apiErrors.unauthorized(ADMIN_TEXTS.invalidAdmin)
  return { admin, uid: '' }
}

async function authenticateVisitor(authorization: string | null): Promise<string> {
  const uid = await verifyVisitor(authorization)
  if (!uid) throw apiErrors.unauthorized('Sign in to use your list')
  return uid
}

const inFlight = new Map<string, Promise<boolean>>()

async function authenticateAdmin(header: string | null, clientAddress: string | null | undefined): Promise<boolean> {
  const digest = headerDigest(header)
  if (!digest) return false
  const key = `${clientAddress} ${digest}`
  const attempt = inFlight.get(key) ?? checkAdmin(header, digest, clientAddress).finally(() => inFlight.delete(key))
  inFlight.set(key, attempt)
  return attempt
}

class WrongCredentials extends Error {}
const isWrong = (error: unknown) => error instanceof WrongCredentials

async function checkAdmin(
  header: string | null,
  digest: string,
  clientAddress: string | null | undefined,
): Promise<boolean> {
  try {
    await throttleSignIn({ digest, clientAddress, isProof: true, isWrong }, async () => {
      if (!(await isAdmin(header))) throw new WrongCredentials()
    })
    return true
  } catch (error) {
    if (isWrong(error)) return false
    throw error
  }
}

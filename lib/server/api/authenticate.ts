import 'server-only'
import type { Access } from '@/lib/contract/call'
import { ADMIN_TEXTS } from '@/lib/contract/admin-texts'
import { headerDigest, isAdmin } from '../auth/credentials'
import { verifyVisitor } from '../visitors/verify-visitor'
import { errors } from '../core/errors'
import { throttleSignIn } from './throttle-sign-in'

/** Who calls, as far as the call needs to know. */
export type Caller = {
  admin: boolean
  /** The identity provider's user id on a visitor's own calls; '' on all others. */
  uid: string
}

/**
 * Finds out who calls.
 * @param clientAddress undefined for the site's own pages, which no limit holds back.
 * @throws 401 where a call is the admin's or a visitor's own and the caller is not that; 429 for a
 * client that gave wrong admin credentials too often and gives others that are wrong or come too soon.
 */
export async function authenticate(
  access: Access,
  authorization: string | null,
  clientAddress: string | null | undefined,
): Promise<Caller> {
  if (access === 'public') return { admin: false, uid: '' }
  if (access === 'visitor') return { admin: false, uid: await authenticateVisitor(authorization) }
  const admin = await authenticateAdmin(authorization, clientAddress)
  if (access === 'admin' && !admin) throw errors.unauthorized(ADMIN_TEXTS.invalidAdmin)
  return { admin, uid: '' }
}

async function authenticateVisitor(authorization: string | null): Promise<string> {
  const uid = await verifyVisitor(authorization)
  if (!uid) throw errors.unauthorized('Sign in to use your list')
  return uid
}

const underWay = new Map<string, Promise<boolean>>()

async function authenticateAdmin(header: string | null, clientAddress: string | null | undefined): Promise<boolean> {
  const digest = headerDigest(header)
  if (!digest) return false
  const key = `${clientAddress} ${digest}`
  const attempt = underWay.get(key) ?? tryAdmin(header, digest, clientAddress).finally(() => underWay.delete(key))
  underWay.set(key, attempt)
  return attempt
}

class WrongCredentials extends Error {}
const isWrong = (error: unknown) => error instanceof WrongCredentials

async function tryAdmin(header: string | null, digest: string, clientAddress: string | null | undefined): Promise<boolean> {
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

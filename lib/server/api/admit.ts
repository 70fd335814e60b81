import 'server-only'
import type { Access } from '@/lib/contract/api'
import { TEXTS } from '@/lib/contract/texts'
import { isAdmin } from '../admin/credentials'
import { verifyVisitor } from '../visitors/verify-visitor'
import { failures } from './failures'

/** Who calls, as far as the call needs to know. */
export type Caller = {
  admin: boolean
  /** The identity provider's user id on a visitor's own calls; '' on all others. */
  uid: string
}

/**
 * Finds out who calls.
 * @throws 401 where a call is the admin's or a visitor's own and the caller is not that.
 */
export async function admit(access: Access, authorization: string | null, _clientAddress: string | null): Promise<Caller> {
  if (access === 'public') return { admin: false, uid: '' }
  if (access === 'visitor') return { admin: false, uid: await admitVisitor(authorization) }
  const admin = authorization !== null && (await isAdmin(authorization))
  if (access === 'admin' && !admin) throw failures.unauthorized(TEXTS.invalidAdmin)
  return { admin, uid: '' }
}

async function admitVisitor(authorization: string | null): Promise<string> {
  const uid = await verifyVisitor(authorization)
  if (!uid) throw failures.unauthorized('Sign in to use your list')
  return uid
}

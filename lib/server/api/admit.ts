import 'server-only'
import type { Access } from '@/lib/contract/api'
import { ADMIN_TEXTS } from '@/lib/contract/admin-texts'
import { headerDigest, isAdmin, wasAccepted } from '../admin/credentials'
import { verifyVisitor } from '../visitors/verify-visitor'
import { failures } from './failures'
import { giveBack, requireRest, spend } from './rate-limits'

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
 * client that gave wrong admin credentials too often.
 */
export async function admit(
  access: Access,
  authorization: string | null,
  clientAddress: string | null | undefined,
): Promise<Caller> {
  if (access === 'public') return { admin: false, uid: '' }
  if (access === 'visitor') return { admin: false, uid: await admitVisitor(authorization) }
  const admin = await admitAdmin(authorization, clientAddress)
  if (access === 'admin' && !admin) throw failures.unauthorized(ADMIN_TEXTS.invalidAdmin)
  return { admin, uid: '' }
}

async function admitVisitor(authorization: string | null): Promise<string> {
  const uid = await verifyVisitor(authorization)
  if (!uid) throw failures.unauthorized('Sign in to use your list')
  return uid
}

const underWay = new Map<string, Promise<boolean>>()

/** A client that is held back learns nothing more, not even that its next guess is right. */
async function admitAdmin(header: string | null, clientAddress: string | null | undefined): Promise<boolean> {
  const digest = headerDigest(header)
  if (!digest) return false
  await requireRest('signInFailure', clientAddress)
  if (wasAccepted(digest)) return true
  const key = `${clientAddress} ${digest}`
  const attempt = underWay.get(key) ?? guess(header, clientAddress).finally(() => underWay.delete(key))
  underWay.set(key, attempt)
  return attempt
}

/** Counted before it is looked at, so that guesses sent at once count as much as one after another. */
async function guess(header: string | null, clientAddress: string | null | undefined): Promise<boolean> {
  await spend('signInFailure', clientAddress)
  const right = await isAdmin(header)
  if (right) await giveBack('signInFailure', clientAddress)
  return right
}

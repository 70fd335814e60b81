import 'server-only'
import { sealData, unsealData } from 'iron-session'
import { sessionSecret } from './session-secret'

/** Seconds after which a seal opens nothing; every sign-in and every visit to an admin page makes a new one. */
export const SEAL_LIFETIME = 12 * 60 * 60

/** The admin's Authorization header, encrypted and signed so that only this site can read or make it. */
export async function sealHeader(header: string, lifetime: number = SEAL_LIFETIME): Promise<string> {
  return sealData({ header }, { password: await sessionSecret(), ttl: lifetime })
}

/** A seal and nothing after it: iron-session itself ignores what follows its version. */
const SEAL = /^Fe26\.2\*[A-Za-z0-9_*-]+~2$/

/** The Authorization header in a seal; null when the seal is missing, forged, tampered with or expired. */
export async function openSeal(seal: string | null | undefined): Promise<string | null> {
  if (!seal || !SEAL.test(seal)) return null
  try {
    const { header } = await unsealData<{ header?: unknown }>(seal, { password: await sessionSecret(), ttl: SEAL_LIFETIME })
    return typeof header === 'string' && /^Basic \S+$/i.test(header) ? header : null
  } catch {
    return null
  }
}

import 'server-only'
import { sealData, unsealData } from 'iron-session'
import { sessionSecret } from './session-secret'

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

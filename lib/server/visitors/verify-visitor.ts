import 'server-only'
import { createRemoteJWKSet, jwtVerify, UnsecuredJWT } from 'jose'
import { env } from '../env'

const KEYS = 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com'

let remoteKeys: ReturnType<typeof createRemoteJWKSet> | undefined

/**
 * The identity provider's user id in a `Bearer` header with a valid ID token; null for any other.
 * The emulator's tokens are unsigned and count only where the emulator is configured.
 * Rules: https://firebase.google.com/docs/auth/admin/verify-id-tokens
 */
export async function verifyVisitor(header: string | null): Promise<string | null> {
  const token = header?.match(/^Bearer ([\w-]+\.[\w-]+\.[\w-]*)$/i)?.[1]
  const { FIREBASE_PROJECT_ID, FIREBASE_AUTH_EMULATOR_HOST } = env()
  if (!token || !FIREBASE_PROJECT_ID) return null
  const rules = { issuer: `https://securetoken.google.com/${FIREBASE_PROJECT_ID}`, audience: FIREBASE_PROJECT_ID }
  try {
    const { payload } = FIREBASE_AUTH_EMULATOR_HOST
      ? UnsecuredJWT.decode(token, rules)
      : await jwtVerify(token, (remoteKeys ??= createRemoteJWKSet(new URL(KEYS))), { ...rules, algorithms: ['RS256'] })
    return payload.sub || null
  } catch {
    return null
  }
}

import { createRemoteJWKSet, errors as joseErrors, jwtVerify, UnsecuredJWT } from 'jose'
import { errors } from '../core/errors'
import { env } from '../core/env'
import { log } from '../core/log'

const KEYS = 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com'

let remoteKeys: ReturnType<typeof createRemoteJWKSet> | undefined

/**
 * The identity provider's user id in a `Bearer` header with a valid ID token; null for any other.
 * The emulator's tokens are unsigned and count only where the emulator is configured.
 * @throws unavailable while the provider's keys cannot be fetched.
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
  } catch (error) {
    if (isOfTheToken(error)) return null
    log.warn({ err: error }, 'the keys of the identity provider cannot be fetched')
    throw errors.unavailable('Your sign-in cannot be checked at the moment')
  }
}

/** jose has no class for keys that cannot be fetched: it throws its plain error, or what fetch threw. */
function isOfTheToken(error: unknown): boolean {
  return (
    error instanceof joseErrors.JOSEError &&
    !['ERR_JOSE_GENERIC', 'ERR_JWKS_TIMEOUT', 'ERR_JWKS_INVALID'].includes(error.code)
  )
}

import 'server-only'
import type { IdentitySettings } from '@/lib/session/visitor'
import { env } from '../core/env'

/** The identity provider's settings for the browser; null if none is configured. */
export function identitySettings(): IdentitySettings | null {
  const { FIREBASE_API_KEY, FIREBASE_PROJECT_ID, FIREBASE_AUTH_DOMAIN, FIREBASE_AUTH_EMULATOR_HOST } = env()
  if (!FIREBASE_API_KEY || !FIREBASE_PROJECT_ID) return null
  return {
    apiKey: FIREBASE_API_KEY,
    projectId: FIREBASE_PROJECT_ID,
    authDomain: FIREBASE_AUTH_DOMAIN ?? null,
    emulator: FIREBASE_AUTH_EMULATOR_HOST ?? null,
  }
}

import { useSyncExternalStore } from 'react'
import { adminHeader, onAdminChange } from './admin-header'

/**
 * The admin's Authorization header of this browser session, kept current across tabs; null for
 * everyone else, undefined while the server's HTML is still being taken over.
 */
export function useAdminHeader(): string | null | undefined {
  return useSyncExternalStore<string | null | undefined>(onAdminChange, adminHeader, () => undefined)
}

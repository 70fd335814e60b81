import { useSyncExternalStore } from 'react'
import { adminHeader, onAdminChange } from './admin-header'

/**
 * The admin's Authorization header, synchronized across tabs; null if not signed in, undefined during hydration.
 */
export function useAdminHeader(): string | null | undefined {
  return useSyncExternalStore<string | null | undefined>(onAdminChange, adminHeader, () => undefined)
}

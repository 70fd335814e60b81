'use client'

import { useSyncExternalStore } from 'react'
import { adminHeader, onAdminChange } from '@/lib/session/admin-header'

/** Whether an admin is signed in with this browser session; false until hydration. */
export const useAdmin = (): boolean =>
  useSyncExternalStore(
    onAdminChange,
    () => adminHeader() !== null,
    () => false,
  )

/** The links Home and Admin, for an administrator only. */
export function AdminLinks() {
  if (!useAdmin()) return null
  return (
    <>
      <a href="/" className="bar-link">
        Home
      </a>
      <a href="/admin" className="bar-link">
        Admin
      </a>
    </>
  )
}

'use client'

import { useSyncExternalStore } from 'react'
import { adminHeader, onAdminChange } from '@/lib/session/admin-header'

/** The links Home and Admin, for an administrator only. */
export function AdminLinks() {
  const admin = useSyncExternalStore(
    onAdminChange,
    () => adminHeader() !== null,
    () => false,
  )
  if (!admin) return null
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

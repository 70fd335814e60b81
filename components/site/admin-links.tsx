'use client'

import { useSyncExternalStore } from 'react'
import { adminHeader, onAdminChange } from '@/lib/session/admin-header'

/** Home and Admin, for an administrator alone. */
export function AdminLinks() {
  const admin = useSyncExternalStore(onAdminChange, () => adminHeader() !== null, () => false)
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

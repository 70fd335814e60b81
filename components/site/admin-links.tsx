'use client'

import { useSyncExternalStore } from 'react'
import { adminHeader, onAdminChange } from '@/lib/session/admin-header'

const LINK = 'flex min-h-10 items-center rounded-lg px-2 text-sm sm:px-3 font-semibold text-white no-underline hover:bg-white/10'

/** Home and Admin, for an administrator alone. */
export function AdminLinks() {
  const admin = useSyncExternalStore(onAdminChange, () => adminHeader() !== null, () => false)
  if (!admin) return null
  return (
    <>
      <a href="/" className={LINK}>
        Home
      </a>
      <a href="/admin" className={LINK}>
        Admin
      </a>
    </>
  )
}

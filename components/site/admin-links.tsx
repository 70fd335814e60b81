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

/** The links Home and Admin, and Edit on the page of a post, for an administrator only. */
export function AdminLinks() {
  if (!useAdmin()) return null
  const post = /^\/curated-posts\/(?:[^/]+\/)?([^/]+)$/.exec(window.location.pathname)?.[1]
  return (
    <>
      <a href="/" className="bar-link">
        Home
      </a>
      <a href="/admin" className="bar-link">
        Admin
      </a>
      {post && (
        <a href={`/admin/post/${post}`} className="bar-link">
          Edit
        </a>
      )}
    </>
  )
}

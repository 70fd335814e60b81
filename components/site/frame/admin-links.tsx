'use client'

import { useAdminHeader } from '@/lib/session/use-admin-header'

/** The links Home and Admin, and Edit on the page of a post, for an administrator only. */
export function AdminLinks() {
  if (!useAdminHeader()) return null
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

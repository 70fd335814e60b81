'use client'

import { useAuth } from './auth-provider'

const LINK = 'flex min-h-10 items-center rounded-lg px-2 text-sm sm:px-3 font-semibold text-white no-underline hover:bg-white/10'

/** The visitor's welcome and Logout, or the ways in; nothing where the site has no identity provider. */
export function VisitorControls() {
  const { offered, loading, user, signOut } = useAuth()
  if (!offered) return null
  if (loading) {
    return (
      <>
        <span aria-hidden="true" className="h-10 w-14 sm:w-36" />
        <noscript>
          <a href="/sign-in" className={LINK}>
            Sign in
          </a>
        </noscript>
      </>
    )
  }
  if (!user) {
    return (
      <>
        <a href="/sign-in" className={LINK}>
          Sign in
        </a>
        <a href="/register" className={`${LINK} max-sm:hidden`}>
          Register
        </a>
      </>
    )
  }
  return (
    <>
      <a href="/saved" className={LINK}>
        <span className="max-w-20 truncate sm:max-w-48">Welcome, {user.displayName || user.email}</span>
      </a>
      <button type="button" onClick={() => void signOut()} className={LINK}>
        Logout
      </button>
    </>
  )
}

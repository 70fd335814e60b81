'use client'

import { useAuth } from './auth-provider'

const LINK = 'flex min-h-10 items-center rounded-lg px-2 text-sm sm:px-3 font-semibold text-white no-underline hover:bg-white/10'

/**
 * The visitor's welcome and Logout, or the ways in. Somebody who was signed in when they left is not shown the ways in until
 * that is known again.
 */
export function VisitorControls() {
  const { loading, user, signOut } = useAuth()
  const ways = loading ? `${LINK} returning:invisible` : LINK
  if (!user) {
    return (
      <>
        <a href="/sign-in" className={ways}>
          Sign in
        </a>
        <a href="/register" className={`${ways} max-sm:hidden`}>
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

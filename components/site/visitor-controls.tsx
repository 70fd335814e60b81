'use client'

import { useAuth } from './auth-provider'

/**
 * The visitor's welcome and Logout, or the ways in. Somebody who was signed in when they left is not shown the ways in until
 * that is known again.
 */
export function VisitorControls() {
  const { loading, user, signOut } = useAuth()
  const ways = loading ? 'bar-link returning:invisible' : 'bar-link'
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
      <a href="/saved" className="bar-link">
        <span className="max-w-20 truncate sm:max-w-48">Welcome, {user.displayName || user.email}</span>
      </a>
      <button type="button" onClick={() => void signOut()} className="bar-link">
        Logout
      </button>
    </>
  )
}

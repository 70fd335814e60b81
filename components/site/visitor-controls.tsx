'use client'

import { useAuth } from './auth-provider'

const WELCOME = 'text-[0.8125rem] leading-tight wrap-anywhere md:line-clamp-2 md:max-w-48 md:text-sm xl:max-w-72'

/**
 * The visitor's welcome line and Logout, or the sign-in links. In a browser that was signed in, the links
 * are hidden until the user state is known.
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
      <a href="/saved" className="bar-link min-w-0 max-md:ps-0">
        <span className={WELCOME}>{`Welcome, ${user.displayName || user.email}`}</span>
      </a>
      <button type="button" onClick={() => void signOut()} className="bar-link">
        Logout
      </button>
    </>
  )
}

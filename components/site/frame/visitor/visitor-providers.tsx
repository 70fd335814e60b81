import type { ReactNode } from 'react'
import type { IdentitySettings } from '@/lib/session/visitor'
import { AuthProvider, useAuth } from '../../account/auth-provider'
import { PendingSaveEffect } from '../../saved/pending-save-effect'
import { SaveButtons } from '../../saved/save-buttons'
import { SavedProvider, useSaved } from '../../saved/saved-provider'
import { useAdminHeader } from '@/lib/session/use-admin-header'
import { VisitorPartsContext } from './visitor-slots'

const WELCOME = 'welcome text-[0.8125rem] leading-tight wrap-anywhere md:max-w-48 md:px-1 md:text-sm xl:max-w-38'

/**
 * The visitor's welcome line, the way to the saved list, and Logout; or the sign-in links, but not for an admin. In a
 * browser that was signed in, the links are hidden until the user state is known.
 */
function VisitorControls() {
  const { loading, user, signOut } = useAuth()
  const { state } = useSaved()
  const isAdmin = Boolean(useAdminHeader())
  const ways = loading ? 'bar-link returning:invisible' : 'bar-link'
  if (!user) {
    if (isAdmin) return null
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
      <span className={WELCOME}>{`Welcome, ${user.displayName || user.email}`}</span>
      <a href="/saved" className="bar-link gap-1.5">
        <span className="icon icon-bookmark size-4" />
        <span className="max-sm:sr-only">{state === 'off' ? 'Account' : 'Saved'}</span>
      </a>
      <button type="button" onClick={() => void signOut()} className="bar-link">
        Logout
      </button>
    </>
  )
}

const PARTS = { Controls: VisitorControls, hasLists: false }
const PARTS_WITH_LISTS = { ...PARTS, hasLists: true }

/** Provides the user state and the saved list, and fills the slots for both. */
export function VisitorProviders({
  identity,
  lists,
  children,
}: {
  identity: IdentitySettings
  lists: boolean
  children: ReactNode
}) {
  return (
    <AuthProvider settings={identity}>
      <SavedProvider hasLists={lists}>
        <PendingSaveEffect />
        {lists && <SaveButtons />}
        <VisitorPartsContext value={lists ? PARTS_WITH_LISTS : PARTS}>{children}</VisitorPartsContext>
      </SavedProvider>
    </AuthProvider>
  )
}

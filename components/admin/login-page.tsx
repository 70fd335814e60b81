'use client'

import { useEffect } from 'react'
import { checkAdmin } from '@/lib/client/admin-session'
import { adminHeader } from '@/lib/session/admin-header'
import { nextPath } from '@/lib/session/next-path'
import { LoginScreen } from './login-screen'

/**
 * The login screen as a page of its own, or in the place of an admin page whose address stays.
 * @param sealed whether the visit brought a session cookie of this site's making.
 */
export function LoginPage({ sealed }: { sealed: boolean }) {
  useEffect(() => {
    const header = adminHeader()
    if (sealed && header) void checkAdmin(header).then((accepted) => accepted && goOn(), () => undefined)
  }, [sealed])
  return <LoginScreen onSignedIn={goOn} />
}

/** Loads the wanted page anew in place of this one, with the cookie that it now gets. */
function goOn(): void {
  const { pathname, search } = window.location
  const asked = pathname === '/admin-login' ? new URLSearchParams(search).get('next') : `${pathname}${search}`
  window.location.replace(nextPath(asked))
}

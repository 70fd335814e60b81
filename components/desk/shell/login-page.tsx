'use client'

import { useEffect } from 'react'
import { checkAdmin } from '@/lib/client/admin-session'
import { adminHeader, storeAdminHeader } from '@/lib/session/admin-header'
import { shareAdminSession } from '@/lib/session/share-session'
import { nextPath } from '@/lib/session/next-path'
import { LoginScreen } from './sign-in-form'

/**
 * The login screen, as its own page or in place of an admin page with that page's URL.
 * @param sealed whether the request had a valid session cookie.
 */
export function LoginPage({ sealed }: { sealed: boolean }) {
  useEffect(() => {
    const header = adminHeader()
    if (sealed && header) void reloadIfAccepted(header)
  }, [sealed])
  useEffect(
    () =>
      shareAdminSession((header) => {
        storeAdminHeader(header)
        void reloadIfAccepted(header)
      }),
    [],
  )
  return <LoginScreen onSignedIn={reloadPage} />
}

async function reloadIfAccepted(header: string): Promise<void> {
  if (await checkAdmin(header).catch(() => false)) reloadPage()
}

/** Loads the requested page in place of this one, now with a session cookie; its address keeps its fragment. */
function reloadPage(): void {
  const { pathname, search } = window.location
  if (pathname === '/admin-login') window.location.replace(nextPath(new URLSearchParams(search).get('next')))
  else window.location.reload()
}

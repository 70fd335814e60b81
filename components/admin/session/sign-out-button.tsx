'use client'

import { LogOut } from 'lucide-react'
import { useState } from 'react'
import { signOutAdmin } from '@/lib/client/admin-session'
import { buttonStyle } from '@/components/ui/styles'
import { notify } from '@/components/site/frame/notify'
import { errorMessageOf } from '../error-message'

/** Ends the admin's session in every tab. */
export function SignOutButton() {
  const [busy, setBusy] = useState(false)
  const signOut = async () => {
    setBusy(true)
    try {
      await signOutAdmin()
      window.location.replace('/admin-login')
    } catch (error) {
      notify('error', errorMessageOf(error))
      setBusy(false)
    }
  }
  return (
    <button type="button" className={buttonStyle('quiet')} disabled={busy} onClick={signOut}>
      <LogOut aria-hidden="true" className="size-4.5" />
      <span className="max-sm:sr-only">Sign out</span>
    </button>
  )
}

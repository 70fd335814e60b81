'use client'

import { useEffect } from 'react'
import { Spinner } from '@/components/ui/notes/notes'
import { loginPath } from '@/lib/session/next-path'

/** Redirects to the login screen, which returns here after sign-in. */
export function RedirectToLogin() {
  useEffect(() => {
    window.location.replace(loginPath(`${window.location.pathname}${window.location.search}`))
  }, [])
  return <Spinner text="Opening the login screen..." className="py-24" />
}

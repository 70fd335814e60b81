'use client'

import { useEffect } from 'react'
import { Spinner } from '@/components/ui/spinner'
import { loginPath } from '@/lib/session/next-path'

/** Leads to the login screen and, after it, back here. */
export function LeaveForLogin() {
  useEffect(() => {
    window.location.replace(loginPath(`${window.location.pathname}${window.location.search}`))
  }, [])
  return <Spinner text="Opening the login screen..." className="py-24" />
}

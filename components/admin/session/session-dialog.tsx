'use client'

import { useEffect, useRef, useState } from 'react'
import { Dialog } from '@/components/ui/dialogs/dialog'
import { adminHeader } from '@/lib/session/admin-header'
import { usernameIn } from '@/lib/session/basic-header'
import { onSessionEnd } from '@/lib/session/session-end'
import { SignInForm } from './sign-in-form'

/** Asks for a new sign-in when a call finds the session expired; the call is then retried. */
export function SessionDialog() {
  const [open, setOpen] = useState(false)
  const answer = useRef<(signedIn: boolean) => void>(() => undefined)
  useEffect(() => {
    const stop = onSessionEnd(() => {
      setOpen(true)
      return new Promise((resolve) => {
        answer.current = resolve
      })
    })
    return () => {
      stop()
      answer.current(false)
    }
  }, [])
  const close = (signedIn: boolean) => {
    setOpen(false)
    answer.current(signedIn)
  }
  return (
    <Dialog
      open={open}
      onOpenChange={() => close(false)}
      title="Your session has ended"
      description="Sign in again to continue. Nothing you did is lost."
    >
      <SignInForm username={usernameIn(adminHeader())} onSignedIn={() => close(true)} />
    </Dialog>
  )
}

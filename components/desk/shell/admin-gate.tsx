'use client'

import { Button } from '@/components/ui/controls/button'
import { type ReactNode, useCallback, useEffect, useState, useRef } from 'react'
import { LogOut } from 'lucide-react'
import { Spinner } from '@/components/ui/notes/spinner'
import { shareAdminSession, onSessionEnd } from '@/lib/session/share-session'
import { LoginScreen, SignInForm } from './sign-in-form'
import { Dialog } from '@/components/ui/dialogs/dialog'
import { adminHeader } from '@/lib/session/admin-header'
import { usernameIn } from '@/lib/session/basic-header'
import { UnsavedWork } from '../kit/use-leave-guard'
import { attempt, errorMessageOf } from '../kit/feedback'
import { ScreenError } from '../kit/screen-head'
import { checkAdmin, isAccepted, signOutAdmin } from '@/lib/client/admin-session'
import { useAdminHeader } from '@/lib/session/use-admin-header'
import { loginPath } from '@/lib/session/next-path'

/** `waiting` until it is known; `unknown` if the API could not decide. */
type AdminAuthState = 'waiting' | 'admitted' | 'refused' | 'unknown'

type Outcome = { header: string; authState: AdminAuthState; errorMessage?: string }

/**
 * Shows its children to the admin only, and renders nothing of them before authentication; everyone else
 * gets the login screen.
 * @param refusal shown instead of the login screen.
 */
export function AdminGate({ children, refusal = <LoginScreen /> }: { children: ReactNode; refusal?: ReactNode }) {
  const { authState, errorMessage, retry } = useAdminAuth()
  const [unsaved, setUnsaved] = useState(false)
  useEffect(() => shareAdminSession(), [])
  const admitted = authState === 'admitted'
  return (
    <>
      {(admitted || unsaved) && (
        <UnsavedWork value={setUnsaved}>
          <div className="contents" hidden={!admitted}>
            {children}
          </div>
        </UnsavedWork>
      )}
      {admitted && <SessionDialog />}
      {authState === 'refused' && <div className="contents">{refusal}</div>}
      {authState === 'waiting' && <Spinner text="Checking your session..." className="py-24" />}
      {authState === 'unknown' && (
        <ScreenError title="Your session could not be checked" detail={errorMessage} onRetry={retry} />
      )}
    </>
  )
}

/** Asks for a new sign-in when a call finds the session expired; the call is then retried. */
function SessionDialog() {
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
      onClose={() => close(false)}
      title="Your session has ended"
      description="Sign in again to continue. Nothing you did is lost."
    >
      <SignInForm username={usernameIn(adminHeader())} onSignedIn={() => close(true)} />
    </Dialog>
  )
}

/**
 * Authenticates this browser session with the API.
 * @returns the result, the error message, and a function to retry.
 */
function useAdminAuth(): { authState: AdminAuthState; errorMessage: string; retry: () => void } {
  const header = useAdminHeader()
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const check = useCallback(() => {
    if (!header || isAccepted(header)) return
    checkAdmin(header).then(
      (accepted) => setOutcome({ header, authState: accepted ? 'admitted' : 'refused' }),
      (error: unknown) => setOutcome({ header, authState: 'unknown', errorMessage: errorMessageOf(error) }),
    )
  }, [header])
  useEffect(check, [check])
  const retry = () => {
    setOutcome(null)
    check()
  }
  return { authState: authStateOf(header, outcome), errorMessage: outcome?.errorMessage ?? '', retry }
}

function authStateOf(header: string | null | undefined, outcome: Outcome | null): AdminAuthState {
  if (header === undefined) return 'waiting'
  if (header === null) return 'refused'
  if (isAccepted(header)) return 'admitted'
  return outcome?.header === header ? outcome.authState : 'waiting'
}

/** Redirects to the login screen, which returns here after sign-in. */
export function RedirectToLogin() {
  useEffect(() => {
    window.location.replace(loginPath(`${window.location.pathname}${window.location.search}`))
  }, [])
  return <Spinner text="Opening the login screen..." className="py-24" />
}

/** Ends the admin's session in every tab. */
export function SignOutButton() {
  const [busy, setBusy] = useState(false)
  const signOut = async () => {
    setBusy(true)
    const isSignedOut = await attempt(signOutAdmin)
    if (isSignedOut) window.location.replace('/admin-login')
    else setBusy(false)
  }
  return (
    <Button disabled={busy} onClick={signOut}>
      <LogOut aria-hidden="true" className="size-4.5" />
      <span className="max-sm:sr-only">Sign out</span>
    </Button>
  )
}

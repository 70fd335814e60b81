'use client'

import { type ReactNode, useEffect, useState } from 'react'
import { buttonStyle } from '@/components/ui/controls/button-style'
import { Spinner } from '@/components/ui/notes/spinner'
import { shareAdminSession } from '@/lib/session/share-session'
import { LoginScreen } from './login-screen'
import { SessionDialog } from './session-dialog'
import { UnsavedWork } from '../unsaved-work'
import { useAdminAuth } from './use-admin-auth'

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
      {authState === 'unknown' && <GateError message={errorMessage} onRetry={retry} />}
    </>
  )
}

function GateError({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <div role="alert" className="grid justify-items-center gap-4 px-4 py-24 text-center">
      <h1 className="text-2xl font-bold">Your session could not be checked</h1>
      <p className="text-muted">{message}</p>
      <button type="button" className={buttonStyle()} onClick={onRetry}>
        Try again
      </button>
    </div>
  )
}

import { useEffect, useState } from 'react'
import { checkAdmin, isAccepted } from '@/lib/client/admin-session'
import { useAdminHeader } from '@/lib/session/use-admin-header'
import { errorMessageOf } from '../error-message'

/** `waiting` until it is known; `unknown` if the API could not decide. */
export type AdminAuthState = 'waiting' | 'admitted' | 'refused' | 'unknown'

type Outcome = { header: string; authState: AdminAuthState; errorMessage?: string }

/**
 * Authenticates this browser session with the API.
 * @returns the result, the error message, and a function to retry.
 */
export function useAdminAuth(): { authState: AdminAuthState; errorMessage: string; retry: () => void } {
  const header = useAdminHeader()
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    if (!header || isAccepted(header)) return
    let current = true
    const report = (authState: AdminAuthState, errorMessage?: string) =>
      current && setOutcome({ header, authState, errorMessage })
    checkAdmin(header).then(
      (accepted) => report(accepted ? 'admitted' : 'refused'),
      (error: unknown) => report('unknown', errorMessageOf(error)),
    )
    return () => {
      current = false
    }
  }, [header, attempt])

  const retry = () => {
    setOutcome(null)
    setAttempt((times) => times + 1)
  }
  return { authState: authStateOf(header, outcome), errorMessage: outcome?.errorMessage ?? '', retry }
}

function authStateOf(header: string | null | undefined, outcome: Outcome | null): AdminAuthState {
  if (header === undefined) return 'waiting'
  if (header === null) return 'refused'
  if (isAccepted(header)) return 'admitted'
  return outcome?.header === header ? outcome.authState : 'waiting'
}

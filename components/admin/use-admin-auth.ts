import { useEffect, useState } from 'react'
import { checkAdmin, isAccepted } from '@/lib/client/admin-session'
import { useAdminHeader } from '@/lib/session/use-admin-header'
import { messageOf } from './error-message'

/** `waiting` until it is known; `unknown` if the API could not decide. */
export type AdminAuthState = 'waiting' | 'admitted' | 'refused' | 'unknown'

type Outcome = { header: string; admission: AdminAuthState; fault?: string }

/**
 * Authenticates this browser session with the API.
 * @returns the result, the error message, and a function to retry.
 */
export function useAdminAuth(): { admission: AdminAuthState; fault: string; askAgain: () => void } {
  const header = useAdminHeader()
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const [asked, setAsked] = useState(0)

  useEffect(() => {
    if (!header || isAccepted(header)) return
    let current = true
    const tell = (admission: AdminAuthState, fault?: string) => current && setOutcome({ header, admission, fault })
    checkAdmin(header).then(
      (accepted) => tell(accepted ? 'admitted' : 'refused'),
      (error: unknown) => tell('unknown', messageOf(error)),
    )
    return () => {
      current = false
    }
  }, [header, asked])

  const askAgain = () => {
    setOutcome(null)
    setAsked((times) => times + 1)
  }
  return { admission: authStateOf(header, outcome), fault: outcome?.fault ?? '', askAgain }
}

function authStateOf(header: string | null | undefined, outcome: Outcome | null): AdminAuthState {
  if (header === undefined) return 'waiting'
  if (header === null) return 'refused'
  if (isAccepted(header)) return 'admitted'
  return outcome?.header === header ? outcome.admission : 'waiting'
}

'use client'

import { createContext, useCallback, useContext, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { FAILURES } from '@/lib/contract/failure-texts'
import type { IdentityProvider, IdentitySettings, Visitor } from '@/lib/session/visitor'
import { storeVisitorHint, visitorHint, watchVisitorHint } from '@/lib/session/visitor-hint'

type Auth = Pick<IdentityProvider, 'signIn' | 'register' | 'signOut' | 'sendPasswordReset' | 'deleteAccount' | 'idToken'> & {
  /** True until the provider has told who is signed in, if anyone. */
  loading: boolean
  user: Visitor | null
}

const AuthContext = createContext<Auth | null>(null)

/** Who is signed in, and the account's calls. */
export function useAuth(): Auth {
  const auth = useContext(AuthContext)
  if (!auth) throw new Error(FAILURES.authProviderMissing)
  return auth
}

type State = { loading: boolean; user: Visitor | null }

/**
 * Knows the visitor. The provider's code is loaded after the first paint, and only in a browser
 * that has been signed in before or is about to be.
 */
export function AuthProvider({ settings, children }: { settings: IdentitySettings; children: ReactNode }) {
  const [state, setState] = useState<State>({ loading: true, user: null })
  const loaded = useRef<Promise<IdentityProvider> | null>(null)

  const provider = useCallback(() => {
    loaded.current ??= loadProvider(settings, (user) => {
      storeVisitorHint(user !== null)
      setState({ loading: false, user })
    }).catch((error: unknown) => {
      loaded.current = null
      setState({ loading: false, user: null })
      throw error
    })
    return loaded.current
  }, [settings])

  useEffect(() => {
    const begin = () => void provider().catch(() => undefined)
    if (visitorHint()) begin()
    else queueMicrotask(() => setState((now) => ({ ...now, loading: false })))
    return watchVisitorHint(begin)
  }, [settings, provider])

  const auth = useMemo<Auth>(
    () => ({
      ...state,
      signIn: async (...details) => (await provider()).signIn(...details),
      register: async (...details) => (await provider()).register(...details),
      signOut: async () => (await provider()).signOut(),
      sendPasswordReset: async (email) => (await provider()).sendPasswordReset(email),
      deleteAccount: async (password) => (await provider()).deleteAccount(password),
      idToken: async () => (await provider()).idToken(),
    }),
    [state, provider],
  )
  return <AuthContext value={auth}>{children}</AuthContext>
}

async function loadProvider(settings: IdentitySettings, tell: (user: Visitor | null) => void): Promise<IdentityProvider> {
  const { firebaseProvider } = await import('@/lib/session/firebase-provider')
  const provider = firebaseProvider(settings)
  provider.watch(tell)
  return provider
}

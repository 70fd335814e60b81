import { createContext, useCallback, useContext, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { FAILURES } from '@/lib/contract/failure-texts'
import type { IdentityProvider, IdentitySettings, Visitor } from '@/lib/session/visitor'
import { storeVisitorHint, visitorHint, watchVisitorHint } from '@/lib/session/visitor-hint'

type Calls = Pick<
  IdentityProvider,
  'signIn' | 'register' | 'signOut' | 'sendPasswordReset' | 'deleteAccount' | 'idToken'
>

type Auth = Calls & {
  /** True until the identity provider has reported the first user state. */
  loading: boolean
  user: Visitor | null
}

const AuthContext = createContext<Auth | null>(null)

/** The user state and the calls of the account. */
export function useAuth(): Auth {
  const auth = useContext(AuthContext)
  if (!auth) throw new Error(FAILURES.authProviderMissing)
  return auth
}

type State = { loading: boolean; user: Visitor | null }

/**
 * Provides the user state. The identity provider's code is loaded after first paint, and only in a browser
 * that was signed in before or is about to be.
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
    const start = () => void provider().catch(() => undefined)
    if (visitorHint()) start()
    else queueMicrotask(() => setState((now) => ({ ...now, loading: false })))
    return watchVisitorHint(start)
  }, [settings, provider])

  // Stable, so that a renewed session does not load the saved list again over a change that is being saved.
  const calls = useMemo<Calls>(
    () => ({
      signIn: async (...details) => (await provider()).signIn(...details),
      register: async (...details) => (await provider()).register(...details),
      signOut: async () => (await provider()).signOut(),
      sendPasswordReset: async (email) => (await provider()).sendPasswordReset(email),
      deleteAccount: async (password) => (await provider()).deleteAccount(password),
      idToken: async () => (await provider()).idToken(),
    }),
    [provider],
  )
  const auth = useMemo(() => ({ ...state, ...calls }), [state, calls])
  return <AuthContext value={auth}>{children}</AuthContext>
}

async function loadProvider(
  settings: IdentitySettings,
  onUser: (user: Visitor | null) => void,
): Promise<IdentityProvider> {
  const { firebaseProvider } = await import('@/lib/session/firebase-provider')
  const provider = firebaseProvider(settings)
  provider.watch(onUser)
  return provider
}

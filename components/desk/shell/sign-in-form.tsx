import { Button } from '@/components/ui/controls/button'
import { useActionState, useEffect, useId, useRef } from 'react'
import { LockKeyhole } from 'lucide-react'
import { signInAdmin } from '@/lib/client/admin-session'
import { ApiError } from '@/lib/contract/failure'
import { ADMIN_TEXTS } from '@/lib/contract/admin-texts'
import { PasswordField } from '@/components/ui/controls/inputs'
import { forgetListPosition } from '../kit/use-list-position'

type State = { username: string; error: string | null; done: boolean }

const INPUT =
  'h-11 w-full rounded-lg border border-field bg-surface px-3 text-base font-normal hover:border-muted aria-invalid:border-danger'

/**
 * User name and password of the admin. A form action, so that a submit before hydration is replayed and
 * credentials never end up in the URL.
 */
export function SignInForm({ username = '', onSignedIn }: { username?: string; onSignedIn: () => void }) {
  const [state, submit, sending] = useActionState<State, FormData>(
    async (_before, form) => {
      const credentials = { username: String(form.get('username')), password: String(form.get('password')) }
      try {
        await signInAdmin(credentials.username, credentials.password)
        onSignedIn()
        return { username: credentials.username, error: null, done: true }
      } catch (error) {
        return { username: credentials.username, error: messageFor(error), done: false }
      }
    },
    { username, error: null, done: false },
  )
  const password = useRef<HTMLInputElement>(null)
  const errorId = useId()
  useEffect(() => {
    if (state.error) password.current?.focus()
  }, [state])
  const busy = sending || state.done
  const errorProps = state.error ? { 'aria-describedby': errorId, 'aria-invalid': true } : {}
  return (
    <form action={submit} className="grid gap-4">
      <label className="grid gap-1.5 text-sm font-semibold">
        Username
        <input
          className={INPUT}
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          defaultValue={state.username}
          {...errorProps}
        />
      </label>
      <PasswordField ref={password} className={INPUT} {...errorProps} />
      {state.error && (
        <p id={errorId} role="alert" className="text-sm font-semibold text-danger">
          {state.error}
        </p>
      )}
      <Button type="submit" kind="primary" size="large" disabled={busy}>
        {busy ? 'Signing in...' : 'Sign in'}
      </Button>
    </form>
  )
}

/** The message of the API if it sent one; a network or server error says nothing about the credentials. */
function messageFor(error: unknown): string {
  if (error instanceof ApiError && error.status >= 500) return ADMIN_TEXTS.loginFailed
  return (error instanceof Error && error.message) || ADMIN_TEXTS.loginFailed
}

/** The login screen, also in place of an admin page. */
export function LoginScreen({ onSignedIn = () => undefined }: { onSignedIn?: () => void }) {
  useEffect(forgetListPosition, [])
  return (
    <section className="mx-auto w-full max-w-md px-4 py-12 sm:py-20">
      <div className="grid gap-6 rounded-card border border-line bg-surface p-6 shadow-lift sm:p-8">
        <header className="grid justify-items-start gap-3">
          <span className="grid size-11 place-items-center rounded-lg bg-tint text-link">
            <LockKeyhole aria-hidden="true" className="size-5" />
          </span>
          <h1 className="text-3xl font-bold">Admin Login</h1>
        </header>
        <SignInForm onSignedIn={onSignedIn} />
      </div>
    </section>
  )
}

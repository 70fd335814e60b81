'use client'

import { useState } from 'react'
import { PasswordField } from '../../ui/controls/inputs'
import { ACCOUNT_INPUT, EmailField, AccountScreen } from './account-screen'
import { AccountForm, type PostedFields } from './account-form'
import { useAuth } from './auth-provider'

const LINK = 'font-semibold text-link'

/** Sign-in with email and password, and the password reset. */
export function VisitorSignIn({ next, posted }: { next: string; posted: PostedFields | null }) {
  const { signIn } = useAuth()
  const [forgotten, setForgotten] = useState(false)
  if (forgotten) return <ForgottenPassword next={next} onBack={() => setForgotten(false)} />
  return (
    <AccountScreen title="Sign in" detail="Welcome back. Your saved posts and products are waiting." next={next}>
      <AccountForm
        label="Sign in"
        busyLabel="Signing in..."
        notReady={posted !== null}
        submit={(form) => signIn(String(form.get('email')).trim(), String(form.get('password')))}
      >
        <EmailField defaultValue={posted?.email} />
        <PasswordField className={ACCOUNT_INPUT} autoComplete="current-password" />
      </AccountForm>
      <p className="flex flex-wrap justify-between gap-x-6 gap-y-2 text-sm">
        <button type="button" className={LINK} onClick={() => setForgotten(true)}>
          Forgot your password?
        </button>
        <span>
          New here?{' '}
          <a href={`/register?next=${encodeURIComponent(next)}`} className={LINK}>
            Register
          </a>
        </span>
      </p>
    </AccountScreen>
  )
}

function ForgottenPassword({ next, onBack }: { next: string; onBack: () => void }) {
  const { sendPasswordReset } = useAuth()
  const [sent, setSent] = useState(false)
  return (
    <AccountScreen title="Reset your password" detail="We will email you a link to choose a new password." next={next}>
      {sent ? (
        <p role="status">If there is an account with this address, an email is on its way. Check your inbox.</p>
      ) : (
        <AccountForm
          label="Send the email"
          busyLabel="Sending..."
          submit={async (form) => {
            await sendPasswordReset(String(form.get('email')).trim())
            setSent(true)
          }}
        >
          <EmailField />
        </AccountForm>
      )}
      <button type="button" className={`justify-self-start text-sm ${LINK}`} onClick={onBack}>
        Back to sign in
      </button>
    </AccountScreen>
  )
}

'use client'

import { PasswordField } from '../../ui/controls/inputs'
import { ACCOUNT_INPUT, AccountField, EmailField, AccountScreen } from './account-screen'
import { AccountForm, type PostedFields } from './account-form'
import { useAuth } from './auth-provider'

/** Registration with email, password and an optional name. */
export function VisitorRegister({ next, posted }: { next: string; posted: PostedFields | null }) {
  const { register } = useAuth()
  return (
    <AccountScreen title="Register" detail="Keep the posts and products you like in one place." next={next}>
      <AccountForm
        label="Register"
        busyLabel="Registering..."
        notReady={posted !== null}
        submit={(form) =>
          register(String(form.get('email')).trim(), String(form.get('password')), String(form.get('name')).trim())
        }
      >
        <AccountField
          label="Name"
          hint="(optional)"
          name="name"
          autoComplete="name"
          maxLength={80}
          defaultValue={posted?.name}
        />
        <EmailField defaultValue={posted?.email} />
        <PasswordField className={ACCOUNT_INPUT} autoComplete="new-password" />
        <p className="-mt-2 text-sm text-muted">At least 6 characters.</p>
      </AccountForm>
      <p className="text-sm">
        Already registered?{' '}
        <a href={`/sign-in?next=${encodeURIComponent(next)}`} className="font-semibold text-link">
          Sign in
        </a>
      </p>
    </AccountScreen>
  )
}

'use client'

import { useState } from 'react'
import { Dialog } from '../../ui/dialogs/dialog'
import { PasswordField } from '../../ui/controls/inputs'
import { buttonStyle } from '../../ui/styles'
import { ACCOUNT_INPUT } from './account-screen'
import { AccountForm } from './account-form'
import { useAuth } from './auth-provider'
import { useSaved } from '../saved/saved-provider'

/** Deletes the account and its saved data, after the password was entered again. */
export function DeleteAccount() {
  const { signIn, user, deleteAccount } = useAuth()
  const { state, clear } = useSaved()
  const [isConfirming, setConfirming] = useState(false)
  const remove = async (form: FormData) => {
    const password = String(form.get('password'))
    await signIn(user?.email ?? '', password)
    if (state !== 'off') await clear()
    await deleteAccount(password)
  }
  return (
    <section aria-labelledby="account" className="mt-16 border-t border-line pt-8 first:mt-0 first:border-0 first:pt-0">
      <h2 id="account" className="text-xl font-bold">
        Your account
      </h2>
      <p className="mt-1 mb-4 text-muted">{`Signed in as ${user?.email}.`}</p>
      <button type="button" className={buttonStyle('quiet')} onClick={() => setConfirming(true)}>
        Delete my account
      </button>
      <Dialog
        open={isConfirming}
        onClose={() => setConfirming(false)}
        title="Delete your account?"
        description={
          state === 'off'
            ? 'Your account is removed for good.'
            : 'Your account and your saved list are removed for good.'
        }
      >
        <AccountForm label="Delete my account" busyLabel="Deleting..." submit={remove}>
          <PasswordField className={ACCOUNT_INPUT} autoComplete="current-password" />
        </AccountForm>
      </Dialog>
    </section>
  )
}

import { type ReactNode, useState } from 'react'
import { Dialog } from '../../ui/dialogs/dialog'
import { PasswordField } from '../../ui/controls/inputs'
import { buttonStyle } from '../../ui/styles'
import { ACCOUNT_INPUT } from './account-screen'
import { AccountForm } from './account-form'
import { useAuth } from './auth-provider'
import { useSaved } from '../saved/saved-provider'

type Props = {
  /** What else the account offers. */
  children?: ReactNode
}

/** Who is signed in, and a button that deletes the account and its saved data after the password was entered again. */
export function Account({ children }: Props) {
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
    <div className="grid justify-items-start gap-3">
      <p className="text-muted wrap-anywhere">{`Signed in as ${user?.email}.`}</p>
      {children}
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
    </div>
  )
}

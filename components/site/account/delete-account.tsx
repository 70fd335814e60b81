import { Dialog } from '../../ui/dialogs/dialog'
import { PasswordField } from '../../ui/controls/inputs'
import { ACCOUNT_INPUT } from './account-screen'
import { AccountForm } from './account-form'
import { useAuth } from './auth-provider'
import { useSaved } from '../saved/saved-provider'

type Props = { open: boolean; onClose: () => void }

/** Deletes the account and its saved data after the password was entered again. */
export function DeleteAccount({ open, onClose }: Props) {
  const { signIn, user, deleteAccount } = useAuth()
  const { state, clear } = useSaved()
  const remove = async (form: FormData) => {
    const password = String(form.get('password'))
    await signIn(user?.email ?? '', password)
    if (state !== 'off') await clear()
    await deleteAccount(password)
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Delete your account?"
      description={
        state === 'off'
          ? 'Your account will be deleted for good. Enter your password to confirm.'
          : 'Your account and your saved list will be deleted for good. Enter your password to confirm.'
      }
    >
      <AccountForm label="Delete my account" busyLabel="Deleting..." submit={remove}>
        <PasswordField className={ACCOUNT_INPUT} autoComplete="current-password" />
      </AccountForm>
    </Dialog>
  )
}

import { type ReactNode, useState } from 'react'
import { notify } from '../frame/notify'
import { buttonStyle } from '../../ui/styles'
import { useAuth } from './auth-provider'
import type { DeleteAccount } from './delete-account'

type Props = {
  /** What else the account offers. */
  children?: ReactNode
}

/** Who is signed in, and a button that deletes the account, whose dialog loads when it is pressed. */
export function Account({ children }: Props) {
  const { user } = useAuth()
  const [Confirmation, setConfirmation] = useState<typeof DeleteAccount | null>(null)
  const [isOpen, setOpen] = useState(false)
  const confirm = async () => {
    try {
      const { DeleteAccount } = await import('./delete-account')
      setConfirmation(() => DeleteAccount)
      setOpen(true)
    } catch {
      notify('error', 'It could not be loaded. Try again.')
    }
  }
  return (
    <div className="grid justify-items-start gap-3">
      <p className="text-muted wrap-anywhere">{`Signed in as ${user?.email}.`}</p>
      {children}
      <button type="button" className={buttonStyle('quiet')} onClick={() => void confirm()}>
        Delete my account
      </button>
      {Confirmation && <Confirmation open={isOpen} onClose={() => setOpen(false)} />}
    </div>
  )
}

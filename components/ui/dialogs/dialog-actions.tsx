import type { ReactNode } from 'react'
import { buttonStyle } from '../controls/button-style'

type Props = {
  /** Label of the button that submits the form. */
  submit: string
  isBusy?: boolean
  onCancel: () => void
  /** Other actions, at the start. */
  children?: ReactNode
}

/** The foot of a dialog with a form: Cancel, and the button that submits the form. */
export function DialogActions({ submit, isBusy, onCancel, children }: Props) {
  return (
    <div className="flex flex-wrap justify-end gap-3">
      {children}
      <button type="button" onClick={onCancel} className={buttonStyle('quiet')}>
        Cancel
      </button>
      <button type="submit" aria-disabled={isBusy} className={buttonStyle('primary')}>
        {submit}
      </button>
    </div>
  )
}

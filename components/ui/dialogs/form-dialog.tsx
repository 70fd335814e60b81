import { type ComponentProps, type FormEvent, type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { ConfirmDialog } from './confirm-dialog'
import { Dialog, DialogActions } from './dialog'
import { isSaveKey } from './is-save-key'

type Props = Pick<ComponentProps<typeof Dialog>, 'title' | 'description' | 'width' | 'initialFocus' | 'children'> & {
  /** Whether closing loses something. */
  isChanged?: boolean
  /** Label of the button that submits the form. */
  submit: string
  isBusy?: boolean
  /** Whether there is nothing to submit. */
  isDisabled?: boolean
  /** Other actions, at the start of the foot. */
  actions?: ReactNode
  /** Dialogs that the form opens. */
  dialogs?: ReactNode
  onSubmit: () => void
  onClose: () => void
}

/**
 * A dialog whose children are the fields of a form. It closes only on purpose, and asks before a changed form is
 * lost. Ctrl+S submits it, and saves nothing behind it.
 */
export function FormDialog(props: Props) {
  const { title, description, width = 'wide', isChanged = false, submit, isBusy = false, isDisabled = false } = props
  const { actions, dialogs, initialFocus, onSubmit, onClose, children } = props
  const form = useRef<HTMLFormElement>(null)
  const lastFocused = useRef<HTMLElement>(null)
  const [isAsking, setAsking] = useState(false)
  const close = () => (isChanged ? setAsking(true) : onClose())
  const send = (event: FormEvent) => {
    event.preventDefault()
    // The form of the screen is an ancestor of this one in React.
    event.stopPropagation()
    if (!isBusy && !isDisabled) onSubmit()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (!isSaveKey(event)) return
    const isOwn = !event.defaultPrevented && event.currentTarget.contains(event.target as Node)
    event.preventDefault()
    event.stopPropagation()
    if (isOwn) form.current?.requestSubmit()
  }
  return (
    <Dialog
      staysOnPress
      onClose={(stay) => {
        stay()
        close()
      }}
      {...{ onKeyDown, title, description, width, initialFocus }}
    >
      <form
        ref={form}
        onSubmit={send}
        onFocus={({ target }) => (lastFocused.current = target)}
        noValidate
        className="grid gap-4"
      >
        {children}
        <DialogActions {...{ submit, isBusy, isDisabled }} onCancel={close}>
          {actions}
        </DialogActions>
      </form>
      <div>{dialogs}</div>
      <ConfirmDialog
        open={isAsking}
        title="Discard changes?"
        message="What you changed here is not in the post yet."
        confirmLabel="Discard"
        cancelLabel="Keep editing"
        finalFocus={lastFocused}
        onConfirm={onClose}
        onCancel={() => setAsking(false)}
      />
    </Dialog>
  )
}

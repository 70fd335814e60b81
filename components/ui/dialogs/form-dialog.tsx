import { type ComponentProps, type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { ConfirmDialog } from './confirm-dialog'
import { Dialog, DialogForm } from './dialog'
import { isSaveKey } from './is-save-key'

type Props = Pick<ComponentProps<typeof Dialog>, 'title' | 'description' | 'width' | 'initialFocus'> &
  Pick<ComponentProps<typeof DialogForm>, 'submit' | 'isBusy' | 'isDisabled' | 'actions' | 'onSubmit' | 'children'> & {
    /** Whether closing loses something. */
    isChanged?: boolean
    /** Dialogs that the form opens. */
    dialogs?: ReactNode
    onClose: () => void
  }

/**
 * A dialog whose children are the fields of a form. It closes only on purpose, and asks before a changed form is
 * lost. Ctrl+S submits it, and saves nothing behind it.
 */
export function FormDialog(props: Props) {
  const { title, description, width = 'wide', initialFocus, isChanged = false, dialogs, onClose, ...fields } = props
  const form = useRef<HTMLFormElement>(null)
  const lastFocused = useRef<HTMLElement>(null)
  const [isAsking, setAsking] = useState(false)
  const close = () => (isChanged ? setAsking(true) : onClose())
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
      <DialogForm {...fields} ref={form} onFocus={({ target }) => (lastFocused.current = target)} onCancel={close} />
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

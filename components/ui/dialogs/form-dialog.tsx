import { type ComponentProps, type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { ConfirmDialog } from './confirm-dialog'
import { Dialog, DialogForm } from './dialog'
import { isSaveKey } from './is-save-key'

type Props = Pick<ComponentProps<typeof Dialog>, 'title' | 'description' | 'width' | 'initialFocus'> &
  Omit<ComponentProps<typeof DialogForm>, 'title' | 'width' | 'ref' | 'onFocus' | 'onKeyDown' | 'onCancel'> & {
    /** Whether it holds little: a press outside closes it, and Ctrl+S is left to the screen behind it. */
    isLight?: boolean
    /** Whether closing loses something. */
    isChanged?: boolean
    /** Dialogs that the form opens. */
    dialogs?: ReactNode
    onClose: () => void
  }

/**
 * A dialog whose children are the fields of a form. Unless it is light, it closes only on purpose, and asks before a
 * changed form is lost; Ctrl+S submits it, and saves nothing behind it.
 */
export function FormDialog(props: Props) {
  const { title, description, isLight = false, width = isLight ? 'usual' : 'wide', initialFocus, ...rest } = props
  const { isChanged = false, dialogs, onClose, ...fields } = rest
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
      staysOnPress={!isLight}
      onClose={(stay) => {
        if (!isLight) stay()
        close()
      }}
      onKeyDown={isLight ? undefined : onKeyDown}
      {...{ title, description, width, initialFocus }}
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

import { AlertDialog } from '@base-ui/react/alert-dialog'
import { type RefObject, useState } from 'react'
import { buttonStyle } from '../styles'

const POPUP =
  'fixed top-1/2 left-1/2 z-50 w-[min(28rem,calc(100vw-2rem))] -translate-x-1/2 -translate-y-1/2 rounded-card ' +
  'border border-line bg-surface p-6 text-ink shadow-lift transition data-ending-style:opacity-0 ' +
  'data-starting-style:opacity-0'

type Props = {
  open: boolean
  title: string
  message: string
  /** Further text below the message. */
  detail?: string | undefined
  confirmLabel?: string
  cancelLabel?: string
  /** Danger (red) for actions that cannot be undone. */
  kind?: 'danger' | 'primary'
  /** Element to focus on close; the previously focused one if empty. */
  finalFocus?: RefObject<HTMLElement | null>
  onConfirm: () => void
  onCancel: () => void
}

/** Confirmation dialog; Escape and Cancel do nothing else. */
export function ConfirmDialog(props: Props) {
  const {
    open,
    title,
    message,
    detail,
    confirmLabel = 'Delete',
    cancelLabel = 'Cancel',
    kind = 'danger',
    finalFocus,
    onConfirm,
    onCancel,
  } = props
  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => !next && onCancel()}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="fixed inset-0 z-50 bg-purple-950/60 transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <AlertDialog.Popup finalFocus={finalFocus} className={POPUP}>
          <AlertDialog.Title className="text-xl font-bold">{title}</AlertDialog.Title>
          <AlertDialog.Description aria-live="polite" className="mt-2 text-muted">
            {message}
          </AlertDialog.Description>
          {detail && <p className="mt-3 font-semibold wrap-anywhere">{detail}</p>}
          <div className="mt-6 flex flex-wrap justify-end gap-3">
            <AlertDialog.Close className={buttonStyle('quiet')}>{cancelLabel}</AlertDialog.Close>
            <button type="button" className={buttonStyle(kind)} onClick={onConfirm}>
              {confirmLabel}
            </button>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}

type Question = Omit<Props, 'open' | 'onCancel'>

const NO_QUESTION: Question = { title: '', message: '', onConfirm: () => undefined }

/**
 * Asks before something is done.
 * @returns a function that asks, and the properties of the dialog, which is to be rendered.
 */
export function useConfirm(): [ask: (question: Question) => void, dialog: Props] {
  const [question, setQuestion] = useState(NO_QUESTION)
  const [open, setOpen] = useState(false)
  const ask = (next: Question) => {
    setQuestion(next)
    setOpen(true)
  }
  const onConfirm = () => {
    setOpen(false)
    question.onConfirm()
  }
  return [ask, { ...question, open, onConfirm, onCancel: () => setOpen(false) }]
}

'use client'

import { Dialog as Primitive } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import type { KeyboardEventHandler, ReactNode, RefObject } from 'react'
import { Button } from '../controls/button'

const POPUP =
  'fixed top-1/2 left-1/2 z-50 max-h-[90dvh] -translate-x-1/2 -translate-y-1/2 ' +
  'overflow-y-auto rounded-card border border-line bg-surface p-6 text-ink shadow-lift transition ' +
  'data-ending-style:scale-95 data-ending-style:opacity-0 data-starting-style:scale-95 ' +
  'data-starting-style:opacity-0'

const WIDTHS = { usual: 'w-[min(32rem,calc(100vw-2rem))]', wide: 'w-[min(52rem,calc(100vw-1rem))] max-sm:p-4' }

type Props = {
  /** Open by default: where it is rendered, it is to be seen. */
  open?: boolean
  /** @param stay keeps it open. */
  onClose: (stay: () => void) => void
  /** Also gets the keys of dialogs that its children open. */
  onKeyDown?: KeyboardEventHandler<HTMLElement>
  /** Whether a click outside leaves it open. */
  staysOnPress?: boolean
  title: string
  description?: string
  /** Element to focus on open; the first focusable one by default. */
  initialFocus?: RefObject<HTMLElement | null>
  /** Called when it closes: whether the element that opened it gets the focus. */
  finalFocus?: () => boolean
  width?: keyof typeof WIDTHS
  children: ReactNode
}

/** Modal dialog: traps focus, closes on Escape and on a click outside. */
export function Dialog(props: Props) {
  const {
    open = true,
    onClose,
    onKeyDown,
    staysOnPress,
    title,
    description,
    initialFocus,
    finalFocus,
    width = 'usual',
  } = props
  return (
    <Primitive.Root
      open={open}
      onOpenChange={(next, { cancel }) => !next && onClose(cancel)}
      disablePointerDismissal={staysOnPress}
    >
      <Primitive.Portal>
        <Primitive.Backdrop
          // Focus stays where it is, too.
          onMouseDown={staysOnPress ? (event) => event.preventDefault() : undefined}
          className="fixed inset-0 z-50 bg-purple-950/60 transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0"
        />
        <Primitive.Popup
          initialFocus={initialFocus}
          finalFocus={finalFocus}
          onKeyDown={onKeyDown}
          className={`${POPUP} ${WIDTHS[width]}`}
        >
          <div className="mb-4 flex items-start justify-between gap-4">
            <div>
              <Primitive.Title className="text-xl font-bold">{title}</Primitive.Title>
              {description && (
                <Primitive.Description className="mt-1 text-sm text-muted">{description}</Primitive.Description>
              )}
            </div>
            <Primitive.Close
              aria-label="Close"
              className="-m-2 grid size-10 shrink-0 place-items-center rounded-lg text-muted hover:bg-tint"
            >
              <X aria-hidden="true" className="size-5" />
            </Primitive.Close>
          </div>
          {props.children}
        </Primitive.Popup>
      </Primitive.Portal>
    </Primitive.Root>
  )
}

type DialogActionsProps = {
  /** Label of the button that submits the form. */
  submit: string
  isBusy?: boolean
  /** Whether there is nothing to submit. */
  isDisabled?: boolean
  onCancel: () => void
  /** Other actions, at the start. */
  children?: ReactNode
}

/** The foot of a dialog with a form: Cancel, and the button that submits the form. */
export function DialogActions({ submit, isBusy, isDisabled, onCancel, children }: DialogActionsProps) {
  return (
    <div className="flex flex-wrap justify-end gap-3">
      {children}
      <Button onClick={onCancel}>Cancel</Button>
      <Button type="submit" kind="primary" busy={isBusy} disabled={isDisabled}>
        {submit}
      </Button>
    </div>
  )
}

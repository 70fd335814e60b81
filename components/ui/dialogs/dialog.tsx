import { Dialog as Primitive } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import type { ComponentProps, FormEvent, KeyboardEventHandler, ReactNode, RefObject } from 'react'
import { Button } from '../controls/button'

const POPUP =
  'fixed top-1/2 left-1/2 z-50 -translate-x-1/2 -translate-y-1/2 ' +
  'overflow-y-auto rounded-card border border-line bg-surface text-ink shadow-lift transition ' +
  'data-ending-style:scale-95 data-ending-style:opacity-0 data-starting-style:scale-95 ' +
  'data-starting-style:opacity-0'

const WIDTHS = {
  usual: 'max-h-[90dvh] w-[min(32rem,calc(100vw-2rem))] p-6',
  wide: 'max-h-[90dvh] w-[min(52rem,calc(100vw-1rem))] p-6 max-sm:p-4',
  page: 'max-h-[calc(100dvh-1rem)] w-[min(64rem,calc(100vw-1rem))] p-6',
  /** Its children fill the height. */
  screen: 'flex h-dvh w-screen flex-col p-4 sm:h-[calc(100dvh-2rem)] sm:w-[calc(100vw-2rem)]',
}

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
                <Primitive.Description aria-live="polite" className="mt-1 text-sm text-muted">
                  {description}
                </Primitive.Description>
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

type FootProps = {
  /** Label of the button that submits the form, or runs `onSubmit`; without one, it can only be left. */
  submit?: string | false | undefined
  isBusy?: boolean | undefined
  /** Whether there is nothing to submit. */
  isDisabled?: boolean | undefined
  /** Label of the button that leaves the form. */
  cancel?: string | undefined
  /** Other actions, at the start of the foot. */
  actions?: ReactNode
  /** Whether the foot stays in sight of a long form. */
  isLong?: boolean | undefined
  isDangerous?: boolean | undefined
  onCancel: () => void
}

const FOOT = 'flex flex-wrap justify-end gap-3'

const STICKY_FOOT = `${FOOT} sticky -bottom-6 -mx-6 -mb-6 border-t border-line bg-surface px-6 py-4`

/** The foot of a dialog: other actions, Cancel, and the button that completes it. */
export function DialogFoot(props: FootProps & { onSubmit?: () => void }) {
  const { submit, isBusy, isDisabled, cancel = 'Cancel', actions, isLong, isDangerous, onCancel, onSubmit } = props
  return (
    <div className={isLong ? STICKY_FOOT : FOOT}>
      <div className="contents">{actions}</div>
      <Button onClick={onCancel}>{cancel}</Button>
      {submit && (
        <Button
          type={onSubmit ? 'button' : 'submit'}
          kind={isDangerous ? 'danger' : 'primary'}
          busy={isBusy}
          disabled={isDisabled}
          onClick={onSubmit}
        >
          {submit}
        </Button>
      )}
    </div>
  )
}

type DialogFormProps = Omit<ComponentProps<'form'>, 'onSubmit'> & FootProps & { onSubmit: () => void }

/** The fields of a dialog, and its foot. */
export function DialogForm(props: DialogFormProps) {
  const { submit, isBusy, isDisabled, cancel, actions, isLong, isDangerous, onCancel, onSubmit, children, ...form } =
    props
  const send = (event: FormEvent) => {
    event.preventDefault()
    // The form of the screen is an ancestor of this one in React.
    event.stopPropagation()
    if (!isBusy && !isDisabled) onSubmit()
  }
  return (
    <form {...form} onSubmit={send} noValidate className="grid gap-4">
      {children}
      <DialogFoot {...{ submit, isBusy, isDisabled, cancel, actions, isLong, isDangerous, onCancel }} />
    </form>
  )
}

import { startTransition, useActionState, useEffect, useId, type FormEvent, type ReactNode } from 'react'
import { accountMessage } from '@/lib/session/account-messages'
import { AccountError } from '@/lib/session/visitor'
import { buttonStyle } from '../../ui/styles'
import { usePartFocus } from '../../ui/focus'

type State = { error: string | null; field: string | null; done: boolean }

/** What a visitor typed into a form that was sent before scripts could handle it. */
export type PostedFields = { email: string; name: string }

type Props = {
  /** Label of the button, idle and busy. */
  label: string
  busyLabel: string
  /** The account call. Its error is shown, and the input stays. */
  submit: (form: FormData) => Promise<void>
  /** Whether the form was sent before scripts could handle it. */
  notReady?: boolean
  children: ReactNode
}

const NOT_READY =
  'The form was sent before the page was ready. Enter your password again; everything else is still here.'

/** An account form: fields, one error message, one button. */
export function AccountForm({ label, busyLabel, submit, notReady = false, children }: Props) {
  const errorId = useId()
  const form = usePartFocus<HTMLFormElement>()
  const [state, send, sending] = useActionState<State, FormData>(
    async (_before, data) => {
      try {
        await submit(data)
        return { error: null, field: null, done: true }
      } catch (error) {
        const [message, field] =
          error instanceof AccountError ? [error.message, error.field] : [accountMessage(error), 'email']
        return { error: message, field, done: false }
      }
    },
    { error: notReady ? NOT_READY : null, field: null, done: false },
  )
  useEffect(() => {
    const fields = [...(form.current?.querySelectorAll('input') ?? [])]
    const wrong = fields.find(({ name }) => name === state.field)
    for (const input of fields) input.ariaInvalid = input === wrong ? 'true' : null
    wrong?.focus()
  }, [state, form])
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    startTransition(() => send(data))
  }
  return (
    <form ref={form} method="post" onSubmit={onSubmit} aria-describedby={errorId} className="grid gap-4">
      {children}
      <p id={errorId} role="alert" className="text-sm font-semibold text-danger empty:hidden">
        {state.error}
      </p>
      <button type="submit" disabled={sending || state.done} className={buttonStyle('primary', 'large')}>
        {sending || state.done ? busyLabel : label}
      </button>
    </form>
  )
}

'use client'

import { startTransition, useActionState, useEffect, useId, type FormEvent, type ReactNode } from 'react'
import { accountMessage } from '@/lib/session/account-messages'
import { AccountError } from '@/lib/session/visitor'
import { buttonStyle } from '../ui/button-style'
import { usePartFocus } from '../ui/use-part-focus'

type State = { error: string | null; done: boolean }

type Props = {
  /** Label of the button, idle and busy. */
  label: string
  busyLabel: string
  /** The account call. Its error is shown, and the input stays. */
  submit: (form: FormData) => Promise<void>
  children: ReactNode
}

/** An account form: fields, one error message, one button. */
export function AccountForm({ label, busyLabel, submit, children }: Props) {
  const errorId = useId()
  const form = usePartFocus<HTMLFormElement>()
  const [state, send, sending] = useActionState<State, FormData>(
    async (_before, data) => {
      try {
        await submit(data)
        return { error: null, done: true }
      } catch (error) {
        return { error: error instanceof AccountError ? error.message : accountMessage(error), done: false }
      }
    },
    { error: null, done: false },
  )
  useEffect(() => {
    if (state.error) form.current?.querySelector<HTMLInputElement>('input[type=password], input')?.focus()
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

import { useMutation, type UseMutationOptions } from '@tanstack/react-query'
import { type FormEvent, useState, useRef } from 'react'
import { notify } from '@/components/site/frame/notify'
import { errorMessageOf } from '../error-message'

/** What EditForm shows of its state. */
export type EditFormState = {
  /** Empty for none. */
  errorMessage: string
  isSaving: boolean
  submit: (event: FormEvent) => Promise<void>
}

type Options<Values, Input, Saved> = {
  initial: Values
  mutation: UseMutationOptions<Saved, Error, Input>
  /** What the mutation gets for the values. */
  inputOf: (values: Values) => Input
  /** The error in the values; empty if they are valid. */
  validate?: (values: Values) => string
  /** The toast if the API sends no message. */
  savedText: string
  onDone: () => void
}

/** Values of a form, and saving them: with a toast, or an error that stays until a value changes. */
export function useEditForm<Values extends object, Input, Saved extends { message: string }>({
  initial,
  mutation,
  inputOf,
  validate = () => '',
  savedText,
  onDone,
}: Options<Values, Input, Saved>) {
  const [values, setValues] = useState(initial)
  const [errorMessage, setErrorMessage] = useState('')
  const { mutateAsync: save, isPending: isSaving } = useMutation(mutation)
  const set = (part: Partial<Values>) => {
    setValues((now) => ({ ...now, ...part }))
    setErrorMessage('')
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isSaving) return
    const found = validate(values)
    if (found) return setErrorMessage(found)
    try {
      const { message } = await save(inputOf(values))
      notify('success', message || savedText)
      onDone()
    } catch (error) {
      setErrorMessage(errorMessageOf(error))
    }
  }
  const form: EditFormState = { errorMessage, isSaving, submit }
  return { values, set, setErrorMessage, form }
}

/**
 * The entry that a form beside a list shows. Opened, the form takes the focus; done, it gives it back to the control
 * that opened it, else to its own place.
 * @param fresh what it shows for a new entry.
 */
export function useEntryForm<Entry>(fresh: Entry) {
  const [shown, setShown] = useState({ entry: fresh, times: 0, isOpened: false })
  const opener = useRef<Element>(null)
  const place = useRef<HTMLDivElement>(null)
  const restart = (entry: Entry, isOpened: boolean) => setShown(({ times }) => ({ entry, times: times + 1, isOpened }))
  return {
    ...shown,
    /** The element around the form. */
    place,
    open: (entry: Entry) => {
      opener.current = document.activeElement
      restart(entry, true)
    },
    done: () => {
      restart(fresh, false)
      const from = opener.current
      opener.current = null
      if (from instanceof HTMLElement && from.isConnected && from !== document.body) from.focus()
      else place.current?.focus({ preventScroll: true })
    },
  }
}

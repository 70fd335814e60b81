import { useMutation } from '@tanstack/react-query'
import { type ComponentProps, type FormEvent, useId, useState } from 'react'
import { notify } from '@/components/site/frame/notify'
import { buttonStyle } from '@/components/ui/controls/button-style'
import { CARD } from '@/components/ui/display/card-style'
import { saveRedirectMutation } from '@/lib/client/site/redirects'
import { MAX_URL_LENGTH } from '@/lib/contract/limits'
import { REDIRECT_STATUSES, type RedirectStatus } from '@/lib/contract/redirect'
import { errorMessageOf } from '../error-message'

export type EditedRedirect = { id: string | null; from: string; to: string; status: RedirectStatus }

export const STATUS_NAMES: Record<RedirectStatus, string> = {
  301: '301, moved for good',
  302: '302, moved for now',
  410: '410, removed for good',
}
const FIELD = 'mt-1 h-11 w-full rounded-lg border border-field bg-surface px-3 text-base'

type Props = {
  initial: EditedRedirect
  /** Whether to focus the first empty field. */
  focuses: boolean
  onDone: () => void
}

/** Form for a redirect. */
export function RedirectForm({ initial, focuses, onDone }: Props) {
  const id = useId()
  const [values, setValues] = useState(initial)
  const [errorMessage, setErrorMessage] = useState('')
  const { mutateAsync: save, isPending } = useMutation(saveRedirectMutation())
  const set = (part: Partial<EditedRedirect>) => {
    setValues((now) => ({ ...now, ...part }))
    setErrorMessage('')
  }
  const isGone = values.status === 410
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isPending) return
    try {
      const input = { from: values.from, to: isGone ? null : values.to, status: values.status }
      const { message } = await save({ id: values.id, input })
      notify('success', message)
      onDone()
    } catch (error) {
      setErrorMessage(errorMessageOf(error))
    }
  }
  return (
    <form
      noValidate
      aria-labelledby={`${id}-title`}
      onSubmit={(event) => void submit(event)}
      className={`${CARD} grid gap-4 p-5`}
    >
      <h2 id={`${id}-title`} className="font-display text-xl font-bold">
        {values.id === null ? 'Add a redirect' : 'Change a redirect'}
      </h2>
      <Line
        id={`${id}-from`}
        label="From"
        placeholder="/old-page"
        value={values.from}
        onChange={({ target }) => set({ from: target.value })}
      />
      <div>
        <label htmlFor={`${id}-status`} className="block text-sm font-semibold">
          Status
        </label>
        <select
          id={`${id}-status`}
          value={values.status}
          onChange={({ target }) =>
            set({ status: REDIRECT_STATUSES.find((status) => String(status) === target.value) ?? 301 })
          }
          className={FIELD}
        >
          {REDIRECT_STATUSES.map((status) => (
            <option key={status} value={status}>
              {STATUS_NAMES[status]}
            </option>
          ))}
        </select>
      </div>
      {!isGone && (
        <Line
          id={`${id}-to`}
          label="To"
          placeholder="/new-page or https://…"
          autoFocus={focuses}
          value={values.to}
          onChange={({ target }) => set({ to: target.value })}
        />
      )}
      {errorMessage && (
        <p role="alert" className="text-sm wrap-anywhere text-danger">
          {errorMessage}
        </p>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        {(values.id !== null || focuses) && (
          <button type="button" onClick={onDone} className={buttonStyle('quiet')}>
            Cancel
          </button>
        )}
        <button type="submit" aria-disabled={isPending} className={buttonStyle('primary')}>
          {isPending ? 'Saving...' : 'Save redirect'}
        </button>
      </div>
    </form>
  )
}

function Line({ label, ...input }: ComponentProps<'input'> & { label: string }) {
  return (
    <div className="min-w-0">
      <label htmlFor={input.id} className="block text-sm font-semibold">
        {label}
      </label>
      <input {...input} dir="ltr" inputMode="url" autoComplete="off" maxLength={MAX_URL_LENGTH} className={FIELD} />
    </div>
  )
}

import { useId } from 'react'
import { saveRedirectMutation } from '@/lib/client/redirects'
import { MAX_URL_LENGTH } from '@/lib/contract/limits'
import type { RedirectStatus } from '@/lib/contract/redirect'
import { EditForm } from '../form/edit-form'
import { FIELD, FormField, TextField } from '../form/form-field'
import { useEditForm } from '../form/use-edit-form'

export type EditedRedirect = { id: string | null; from: string; to: string; status: RedirectStatus }

export const STATUS_NAMES: Record<RedirectStatus, string> = {
  301: '301, moved for good',
  302: '302, moved for now',
  410: '410, removed for good',
}
const ADDRESS = { dir: 'ltr', inputMode: 'url', maxLength: MAX_URL_LENGTH } as const

type Props = {
  initial: EditedRedirect
  /** Whether a control opened it: it takes the focus, and can be left. */
  isOpened: boolean
  onDone: () => void
}

/** Form for a redirect. */
export function RedirectForm({ initial, isOpened, onDone }: Props) {
  const id = useId()
  const { values, set, form } = useEditForm({
    initial,
    mutation: saveRedirectMutation(),
    inputOf: ({ id: redirect, from, to, status }) => ({
      id: redirect,
      input: { from, to: status === 410 ? null : to, status },
    }),
    savedText: 'Redirect saved',
    onDone,
  })
  return (
    <EditForm
      title={values.id === null ? 'Add a redirect' : 'Change a redirect'}
      saveLabel="Save redirect"
      onCancel={isOpened ? onDone : null}
      {...form}
    >
      <TextField
        {...ADDRESS}
        id={`${id}-from`}
        label="From"
        autoFocus={isOpened && initial.from === ''}
        placeholder="/old-page"
        value={values.from}
        onChange={({ target }) => set({ from: target.value })}
      />
      <FormField id={`${id}-status`} label="Status">
        <select
          id={`${id}-status`}
          value={values.status}
          onChange={({ target }) => set({ status: Number(target.value) as RedirectStatus })}
          className={FIELD}
        >
          {Object.entries(STATUS_NAMES).map(([status, name]) => (
            <option key={status} value={status}>
              {name}
            </option>
          ))}
        </select>
      </FormField>
      {values.status !== 410 && (
        <TextField
          {...ADDRESS}
          id={`${id}-to`}
          label="To"
          placeholder="/new-page or https://…"
          autoFocus={isOpened && initial.from !== ''}
          value={values.to}
          onChange={({ target }) => set({ to: target.value })}
        />
      )}
    </EditForm>
  )
}

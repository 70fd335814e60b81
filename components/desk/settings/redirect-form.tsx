import { saveRedirectMutation } from '@/lib/client/redirects'
import { MAX_URL_LENGTH } from '@/lib/contract/limits'
import { REDIRECT_STATUSES, redirectInput, type RedirectStatus } from '@/lib/contract/redirect'
import { EditForm } from '../kit/edit-form'
import { SelectField, TextField } from '../kit/form-field'
import type { EntryFormProps } from '../kit/list-with-form'
import { useEditForm } from '../kit/use-edit-form'

export type EditedRedirect = { id: string | null; from: string; to: string; status: RedirectStatus }

export const STATUS_NAMES: Record<RedirectStatus, string> = {
  301: '301, moved for good',
  302: '302, moved for now',
  410: '410, removed for good',
}
const STATUSES = REDIRECT_STATUSES.map((status) => [status, STATUS_NAMES[status]] as const)
const ADDRESS = { dir: 'ltr', inputMode: 'url', maxLength: MAX_URL_LENGTH } as const

/** Form for a redirect. */
export function RedirectForm({ entry: { id, ...initial }, isOpened, onDone }: EntryFormProps<EditedRedirect>) {
  const { values, field, form } = useEditForm({
    initial,
    schema: redirectInput,
    bodyOf: ({ from, to, status }) => ({ from, to: status === 410 ? null : to, status }),
    mutation: saveRedirectMutation,
    inputOf: (input) => ({ id, input }),
    onDone,
  })
  return (
    <EditForm
      title={id === null ? 'Add a redirect' : 'Change a redirect'}
      saveLabel="Save redirect"
      onCancel={isOpened ? onDone : null}
      {...form}
    >
      <TextField
        {...ADDRESS}
        {...field('from')}
        label="From"
        autoFocus={isOpened && initial.from === ''}
        placeholder="/old-page"
      />
      <SelectField {...field('status')} label="Status" options={STATUSES} />
      {values.status !== 410 && (
        <TextField
          {...ADDRESS}
          {...field('to')}
          label="To"
          placeholder="/new-page or https://…"
          autoFocus={isOpened && initial.from !== ''}
        />
      )}
    </EditForm>
  )
}

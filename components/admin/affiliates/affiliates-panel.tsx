'use client'

import { attempt } from '@/components/admin/error-message'
import { IconButton } from '@/components/ui/controls/button'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Pencil, Trash2 } from 'lucide-react'
import { notify } from '@/components/site/frame/notify'
import { CARD } from '@/components/ui/styles'
import { Spinner } from '@/components/ui/notes/notes'
import { useRowFocus } from '@/components/ui/focus'
import {
  affiliateProgrammesQuery,
  removeProgrammeMutation,
  saveProgrammeMutation,
} from '@/lib/client/products/affiliates'
import type { AffiliateProgramme } from '@/lib/format/addresses/affiliate-link'
import { ListWithForm } from '../form/list-with-form'
import { useEntryForm, useEditForm } from '../form/use-edit-form'
import { PanelError, EmptyList } from '../panel-error'
import { useId } from 'react'
import { EditForm } from '../form/edit-form'
import { LinkFields, ShopFields } from './programme-fields'
import {
  programmeChange,
  programmeValues,
  exampleLink,
  NEW_PROGRAMME,
  parseHost,
  type ProgrammeValues,
  validateProgramme,
} from './programme-values'

type Props = {
  /** The programme to edit; a new one if undefined. */
  initial: ProgrammeValues | undefined
  /** Whether a control opened it: it takes the focus, and can be left. */
  isOpened: boolean
  onDone: () => void
}

/** The affiliate programs of the shops. */
export function AffiliatesPanel() {
  const { data, error, refetch } = useQuery(affiliateProgrammesQuery())
  const { entry, times, isOpened, place, open, done } = useEntryForm<AffiliateProgramme | null>(null)
  if (error)
    return <PanelError title="Affiliate programs could not be read" error={error} onRetry={() => void refetch()} />
  if (!data) return <Spinner text="Loading affiliate programs..." className="py-14" />
  return (
    <ListWithForm
      addLabel="Add a program"
      onAdd={() => open(null)}
      place={place}
      form={
        <ProgrammeForm
          key={times}
          initial={entry ? programmeValues(entry) : undefined}
          isOpened={isOpened}
          onDone={done}
        />
      }
    >
      <section aria-labelledby="programmes" className="grid gap-3">
        <h2 id="programmes" className="font-display text-xl font-bold">
          Your programs
        </h2>
        <p className="text-sm text-muted">
          They are applied when a link is shown: on cards, in posts, feeds and structured data. Stored links are not
          changed, and an address that already has a tag keeps it.
        </p>
        {data.length === 0 ? (
          <EmptyList>None yet: links lead to shops without a tag.</EmptyList>
        ) : (
          <ul aria-label="Your programs" className={`${CARD} divide-y divide-line`}>
            {data.map((programme) => (
              <ProgrammeRow key={programme.host} programme={programme} onEdit={() => open(programme)} />
            ))}
          </ul>
        )}
      </section>
    </ListWithForm>
  )
}

function ProgrammeRow({ programme, onEdit }: { programme: AffiliateProgramme; onEdit: () => void }) {
  const { row } = useRowFocus()
  const { mutateAsync: remove, isPending } = useMutation(removeProgrammeMutation())
  const { mutateAsync: save } = useMutation(saveProgrammeMutation())
  const { host, parameter, value, template, sub_parameter: sub } = programme
  const restore = () =>
    attempt(() => save({ host, change: programmeChange(programmeValues(programme)) }), 'Failed to save program')
  const forget = async () => {
    if (isPending) return
    await attempt(async () => {
      await remove(host)
      notify('success', 'Affiliate program removed', { label: 'Undo', run: () => void restore() })
    }, 'Failed to remove program')
  }
  return (
    <li ref={row} className="flex items-center gap-2 py-2 pr-1 pl-4">
      <div className="min-w-0 grow">
        <p className="font-semibold wrap-anywhere">{host}</p>
        <p className="text-sm wrap-anywhere text-muted">
          {template ?? `${parameter}=${value}${sub ? `, ${sub} with the id of the post` : ''}`}
        </p>
      </div>
      <IconButton icon={Pencil} label={`Change ${host}`} onClick={onEdit} />
      <IconButton icon={Trash2} label={`Remove ${host}`} onClick={() => void forget()} />
    </li>
  )
}

/** Form for the affiliate program of a shop: an Amazon tag, a query parameter, or the template of a network. */
function ProgrammeForm({ initial, isOpened, onDone }: Props) {
  const id = useId()
  const { values, set, form } = useEditForm({
    initial: initial ?? NEW_PROGRAMME,
    mutation: saveProgrammeMutation(),
    inputOf: (written) => ({ host: parseHost(written.host), change: programmeChange(written) }),
    validate: validateProgramme,
    savedText: 'Affiliate program saved',
    onDone,
  })
  const example = exampleLink(values)
  return (
    <EditForm
      title={initial ? `Change ${initial.host}` : 'Add a program'}
      saveLabel="Save program"
      onCancel={isOpened ? onDone : null}
      {...form}
    >
      {!initial && <ShopFields id={id} values={values} autoFocus={isOpened} onChange={set} />}
      <LinkFields id={id} values={values} autoFocus={isOpened && initial !== undefined} onChange={set} />
      {example && (
        <p className="text-sm text-muted">
          A link then reads <span className="wrap-anywhere text-ink">{example}</span>
        </p>
      )}
    </EditForm>
  )
}

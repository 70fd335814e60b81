import { useId } from 'react'
import { saveProgrammeMutation } from '@/lib/client/products/affiliates'
import { EditForm } from '../form/edit-form'
import { useEditForm } from '../form/use-edit-form'
import { LinkFields, ShopFields } from './programme-fields'
import {
  exampleLink,
  NEW_PROGRAMME,
  parseHost,
  programmeChange,
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

/** Form for the affiliate programme of a shop: an Amazon tag, a query parameter, or the template of a network. */
export function ProgrammeForm({ initial, isOpened, onDone }: Props) {
  const id = useId()
  const { values, set, form } = useEditForm({
    initial: initial ?? NEW_PROGRAMME,
    mutation: saveProgrammeMutation(),
    inputOf: (written) => ({ host: parseHost(written.host), change: programmeChange(written) }),
    validate: validateProgramme,
    savedText: 'Affiliate programme saved',
    onDone,
  })
  const example = exampleLink(values)
  return (
    <EditForm
      title={initial ? `Change ${initial.host}` : 'Add a programme'}
      saveLabel="Save programme"
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

import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { notify } from '@/components/site/frame/notify'
import { buttonStyle } from '@/components/ui/controls/button-style'
import { CARD } from '@/components/ui/display/card-style'
import { saveProgrammeMutation } from '@/lib/client/products/affiliates'
import { errorMessageOf } from '../error-message'
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
  initial?: ProgrammeValues | undefined
  onDone: () => void
}

/** Form for the affiliate programme of a shop: an Amazon tag, a query parameter, or the template of a network. */
export function ProgrammeForm({ initial, onDone }: Props) {
  const id = useId()
  const [values, setValues] = useState(initial ?? NEW_PROGRAMME)
  const [errorMessage, setErrorMessage] = useState('')
  const { mutateAsync: save, isPending } = useMutation(saveProgrammeMutation())
  const set = (part: Partial<ProgrammeValues>) => {
    setValues((now) => ({ ...now, ...part }))
    setErrorMessage('')
  }
  const example = exampleLink(values)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const found = validateProgramme(values)
    setErrorMessage(found)
    if (found || isPending) return
    try {
      const { message } = await save({ host: parseHost(values.host), change: programmeChange(values) })
      notify('success', message || 'Affiliate programme saved')
      onDone()
    } catch (error) {
      setErrorMessage(errorMessageOf(error))
    }
  }
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className={`${CARD} grid gap-4 p-5`}>
      <h2 className="font-display text-xl font-bold">{initial ? `Change ${initial.host}` : 'Add a programme'}</h2>
      {!initial && <ShopFields id={id} values={values} onChange={set} />}
      <LinkFields id={id} values={values} onChange={set} />
      {example && (
        <p className="text-sm text-muted">
          A link then reads <span className="wrap-anywhere text-ink">{example}</span>
        </p>
      )}
      {errorMessage && (
        <p role="alert" className="text-sm text-danger">
          {errorMessage}
        </p>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        {initial && (
          <button type="button" onClick={onDone} className={buttonStyle('quiet')}>
            Cancel
          </button>
        )}
        <button type="submit" aria-disabled={isPending} className={buttonStyle('primary')}>
          {isPending ? 'Saving...' : 'Save programme'}
        </button>
      </div>
    </form>
  )
}

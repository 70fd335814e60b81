import { useMutation } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { notify } from '@/components/site/notify'
import { buttonStyle } from '@/components/ui/button-style'
import { CARD } from '@/components/ui/card-style'
import { saveProgrammeMutation } from '@/lib/client/affiliates'
import { AMAZON_SHOPS, isAmazon } from '@/lib/format/shops'
import { errorMessageOf } from '../error-message'
import { programmeChange, exampleLink, validateProgramme, parseHost, type Kind, NEW_PROGRAMME, type ProgrammeValues } from './programme-values'

const FIELD = 'w-full rounded-lg border border-field bg-surface px-3 py-2 text-base'
const OTHER = 'other'
const KIND_LABELS: Record<Kind, string> = { parameter: 'Add a parameter to its addresses', template: 'Put its addresses into a link template' }

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
  const isListed = AMAZON_SHOPS.some(({ host }) => host === values.host)
  const onAmazon = isAmazon(parseHost(values.host))
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
      {!initial && (
        <Field id={`${id}-shop`} label="Shop">
          <select
            id={`${id}-shop`}
            value={isListed ? values.host : OTHER}
            onChange={({ target }) => set(target.value === OTHER ? { host: '', parameter: '' } : { host: target.value, kind: 'parameter', parameter: 'tag' })}
            className={`${FIELD} h-11`}
          >
            {AMAZON_SHOPS.map(({ host, country }) => (
              <option key={host} value={host}>{`Amazon ${country} (${host})`}</option>
            ))}
            <option value={OTHER}>Another shop</option>
          </select>
        </Field>
      )}
      {!initial && !isListed && (
        <Field id={`${id}-host`} label="Host of the shop">
          <input id={`${id}-host`} inputMode="url" autoComplete="off" maxLength={300} placeholder="shop.example" value={values.host} onChange={({ target }) => set({ host: target.value })} className={FIELD} />
        </Field>
      )}
      {!onAmazon && (
        <fieldset className="grid gap-2">
          <legend className="mb-1 text-sm font-semibold">How its links earn</legend>
          {Object.entries(KIND_LABELS).map(([kind, label]) => (
            <label key={kind} className="flex min-h-6 items-center gap-2 text-sm">
              <input type="radio" name={`${id}-kind`} checked={values.kind === kind} onChange={() => set({ kind: kind as Kind })} className="size-4.5 accent-purple-600" />
              <span>{label}</span>
            </label>
          ))}
        </fieldset>
      )}
      {values.kind === 'template' ? (
        <Field id={`${id}-template`} label="Link template" hint="{url} stands for the address of the product.">
          <input id={`${id}-template`} autoComplete="off" maxLength={2_048} placeholder="https://go.network.example/deeplink?id=123&url={url}" value={values.template} onChange={({ target }) => set({ template: target.value })} className={FIELD} />
        </Field>
      ) : (
        <div className="grid gap-4 sm:grid-cols-2">
          {!onAmazon && (
            <Field id={`${id}-parameter`} label="Parameter">
              <input id={`${id}-parameter`} autoComplete="off" maxLength={50} placeholder="ref" value={values.parameter} onChange={({ target }) => set({ parameter: target.value })} className={FIELD} />
            </Field>
          )}
          <Field id={`${id}-value`} label={onAmazon ? 'Your tag' : 'Value'}>
            <input id={`${id}-value`} autoComplete="off" maxLength={200} placeholder={onAmazon ? 'yourname-20' : ''} value={values.value} onChange={({ target }) => set({ value: target.value })} className={FIELD} />
          </Field>
        </div>
      )}
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

function Field({ id, label, hint, children }: { id: string; label: string; hint?: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1 block text-sm font-semibold">
        {label}
      </label>
      {children}
      {hint && <p className="mt-1 text-sm text-muted">{hint}</p>}
    </div>
  )
}

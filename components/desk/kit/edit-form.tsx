import { ErrorText, errorMessageOf } from '@/components/desk/kit/feedback'
import { Button } from '@/components/ui/controls/button'
import { type ReactNode, useId, type FormEvent, useState, type ComponentType, useRef } from 'react'
import { CARD } from '@/components/ui/styles'
import { useMutation } from '@tanstack/react-query'
import { notify } from '@/components/site/frame/notify'
import { ApiError } from '@/lib/contract/failure'
import { Plus } from 'lucide-react'
import type { ZodType } from 'zod'

export type EntryFormProps<Entry> = {
  entry: Entry
  /** Whether a control opened it: it takes the focus, and can be left. */
  isOpened: boolean
  /** Called once the entry is saved, or will not be. */
  onDone: () => void
}

type ListProps<Entry> = {
  addLabel: string
  fresh: NoInfer<Entry>
  form: ComponentType<EntryFormProps<Entry>>
  /** @param open shows an entry in the form. */
  children: (open: (entry: Entry) => void) => ReactNode
}

/**
 * A list with the form of its entries beside it; on phones below it, where a button leads to it. Opened, the form takes
 * the focus; done, it gives it back to the control that opened it, else to its own place.
 */
export function ListWithForm<Entry>({ addLabel, fresh, form: Form, children }: ListProps<Entry>) {
  const [{ entry, times, opener }, setShown] = useState({ entry: fresh, times: 0, opener: null as Element | null })
  const place = useRef<HTMLDivElement>(null)
  const show = (next: Entry, from: Element | null) =>
    setShown((now) => ({ entry: next, times: now.times + 1, opener: from }))
  const onDone = () => {
    show(fresh, null)
    if (opener instanceof HTMLElement && opener.isConnected && opener !== document.body) opener.focus()
    else place.current?.focus({ preventScroll: true })
  }
  const open = (next: Entry) => show(next, document.activeElement)
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <div className="grid min-w-0 gap-8">
        <Button icon={Plus} onClick={() => open(fresh)} className="justify-self-start lg:hidden">
          {addLabel}
        </Button>
        {children(open)}
      </div>
      <div ref={place} tabIndex={-1} className="scroll-mt-4 outline-none">
        <Form key={times} entry={entry} isOpened={opener !== null} onDone={onDone} />
      </div>
    </div>
  )
}

type Props = ReturnType<typeof useEditForm>['form'] & {
  title: string
  saveLabel: string
  children: ReactNode
}

/** A card with a form that adds or changes one entry of a list. */
export function EditForm(props: Props) {
  const { title, saveLabel, errorMessage, isSaving, submit, onCancel, children } = props
  const titleId = useId()
  return (
    <form
      noValidate
      aria-labelledby={titleId}
      onSubmit={(event) => void submit(event)}
      className={`${CARD} grid gap-4 p-5`}
    >
      <h2 id={titleId} className="font-display text-xl font-bold">
        {title}
      </h2>
      {children}
      <ErrorText text={errorMessage} />
      <div className="flex flex-wrap justify-end gap-3">
        {onCancel && <Button onClick={onCancel}>Cancel</Button>}
        <Button type="submit" kind="primary" busy={isSaving}>
          {isSaving ? 'Saving...' : saveLabel}
        </Button>
      </div>
    </form>
  )
}

type Issue = { path: PropertyKey[]; message: string }

/** A schema of the contract, as far as a form needs it. */
export type FormSchema<Body> = Pick<ZodType<Body>, 'safeParse'>

type Options<Values, Body, Saved> = {
  initial: Values
  /** What the API takes. */
  schema: FormSchema<Body> | ((values: Values) => FormSchema<Body>)
  /** What the values are for the API, whose fields have the same names. */
  bodyOf: (values: Values) => unknown
  save: (body: Body) => Promise<Saved>
  /** Whether a control opened it, so that it can be left. */
  isOpened: boolean
  onDone: () => void
  /** Called instead of `onDone` if it is left. */
  onCancel?: (() => void) | undefined
}

type Faults<Values> = Partial<Record<keyof Values, string>>

/**
 * Values of a form, and saving them: with a toast, or errors that stay until a value changes. What the contract or the
 * API finds wrong with a value is shown at its field.
 */
export function useEditForm<Values extends object, Body, Saved extends { message: string }>(
  options: Options<Values, Body, Saved>,
) {
  const { initial, schema, bodyOf, isOpened, onDone, onCancel = onDone } = options
  const id = useId()
  const [values, setValues] = useState(initial)
  /** What no field shows; empty for nothing. */
  const [errorMessage, setErrorMessage] = useState('')
  const [faults, setFaults] = useState<Faults<Values>>({})
  const { mutateAsync: save, isPending: isSaving } = useMutation({ mutationFn: options.save })
  const parse = (written: Values) =>
    (typeof schema === 'function' ? schema(written) : schema).safeParse(bodyOf(written))
  const set = (part: Partial<Values>) => {
    setValues((now) => ({ ...now, ...part }))
    setErrorMessage('')
    setFaults({})
  }
  /** @param message what is said if no field is named. */
  const refuse = (issues: Issue[], message: string) => {
    const { atFields, others } = sortIssues(issues, values)
    setFaults(atFields)
    setErrorMessage(issues.length === 0 ? message : others.join('; '))
    const [first] = Object.keys(atFields)
    if (first) document.getElementById(`${id}-${first}`)?.focus()
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isSaving) return
    const parsed = parse(values)
    if (!parsed.success) return refuse(parsed.error.issues, '')
    try {
      const { message } = await save(parsed.data)
      notify('success', message)
      onDone()
    } catch (error) {
      const issues = error instanceof ApiError ? error.issues : []
      refuse(
        issues.map(({ path, message }) => ({ path: path.split('.'), message })),
        errorMessageOf(error),
      )
    }
  }
  /** What a field gets besides its label. */
  const field = <Name extends keyof Values & string>(name: Name) => ({
    id: `${id}-${name}`,
    value: values[name],
    error: faults[name],
    onChange: (value: Values[Name]) => set({ [name]: value } as unknown as Partial<Values>),
  })
  return { values, set, field, parse, form: { errorMessage, isSaving, onCancel: isOpened && onCancel, submit } }
}

/** What the fields of a form get that are components of their own. */
export type EditFormFields<Values extends object> = Pick<
  ReturnType<typeof useEditForm<Values, unknown, { message: string }>>,
  'values' | 'set' | 'field'
>

/** The first issue of each field of a form, and what belongs to none. */
function sortIssues<Values extends object>(issues: Issue[], values: Values) {
  const atFields: Faults<Values> = {}
  const others: string[] = []
  for (const { path, message } of issues) {
    const name = path.findLast((part): part is string => typeof part === 'string' && part in values)
    if (name === undefined) others.push(message)
    else atFields[name as keyof Values] ??= message
  }
  return { atFields, others }
}

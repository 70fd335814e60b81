import { type ComponentProps, type ReactNode, useId, useRef } from 'react'
import { Help } from '@/components/ui/controls/help'
import { IconButton } from '@/components/ui/controls/button'
import { X } from 'lucide-react'
import { CARD } from '@/components/ui/styles'

type FieldProps = {
  /** Of the control; the hint or error has it with `-note`. */
  id: string
  label: string
  hint?: ReactNode
  /** What is wrong with the value, in place of the hint; in lower case it goes on from the label: `is required`. */
  error?: string | undefined
  /** What is longer than a line. */
  help?: string | undefined
  /** Whether the value was set by hand, so that reading the page again does not change it. */
  byHand?: boolean
  /** Whether the label is the title of a section. */
  isTitle?: boolean
  className?: string
  children: ReactNode
}

/** A labelled control with its hint or error, and a mark if its value was set by hand. */
export function LabelledField(props: FieldProps) {
  const { id, label, error, hint, help, byHand = false, isTitle = false, className = '', children } = props
  return (
    <div className={`min-w-0 ${className}`}>
      <div className="relative mb-1 flex items-center gap-2">
        <label htmlFor={id} className={`${isTitle ? TITLE : LABEL} wrap-anywhere`}>
          {label}
        </label>
        {help && <Help about={label}>{help}</Help>}
        {byHand && <ByHand />}
      </div>
      {children}
      <p
        id={`${id}-note`}
        role={error ? 'alert' : undefined}
        className={`mt-1 text-sm wrap-anywhere empty:hidden ${error ? 'text-danger' : 'text-muted'}`}
      >
        {error ? faultText(label, error) : hint}
      </p>
    </div>
  )
}

/** What is wrong with a field, as a sentence. @param error in lower case if it goes on from the label. */
const faultText = (label: string, error: string) => (/^[a-z]/.test(error) ? `${label} ${error}` : error)

export function ByHand() {
  return <span className="rounded-full bg-tint px-2 text-xs font-medium text-muted">by hand</span>
}

type Labelled = Pick<FieldProps, 'label' | 'hint' | 'error' | 'help' | 'byHand' | 'className'>

/** What stands around a control, and what the control itself gets. */
function useLabelled<Control extends object>(props: Labelled & Control & { id?: string | undefined }) {
  const own = useId()
  const { label, hint, error, help, byHand, className, ...control } = props
  const id = control.id ?? own
  return {
    around: { id, label, hint, error, help, byHand, className },
    control: {
      'aria-invalid': Boolean(error),
      ...control,
      id,
      'aria-describedby': error || hint ? `${id}-note` : undefined,
      className: FIELD,
    },
  }
}

type Value = { value: string; onChange: (value: string) => void }

/** A labelled line of text. */
export function TextField(props: Omit<ComponentProps<'input'>, keyof Value> & Labelled & Value) {
  const { around, control } = useLabelled(props)
  return (
    <LabelledField {...around}>
      <input autoComplete="off" {...control} onChange={({ target }) => props.onChange(target.value)} />
    </LabelledField>
  )
}

/** A labelled text of several lines. */
export function TextArea(props: Omit<ComponentProps<'textarea'>, keyof Value> & Labelled & Value) {
  const { around, control } = useLabelled(props)
  return (
    <LabelledField {...around}>
      <textarea {...control} onChange={({ target }) => props.onChange(target.value)} />
    </LabelledField>
  )
}

type CheckProps = Omit<ComponentProps<'input'>, 'onChange'> & { onChange: (isChecked: boolean) => void }

/** A checkbox, or a radio button, with its label. @param className of both. */
export function CheckField({ className = '', children, onChange, ...input }: CheckProps) {
  return (
    <label className={`flex min-h-6 items-center gap-2 text-sm ${className}`}>
      <input
        type="checkbox"
        {...input}
        onChange={({ target }) => onChange(target.checked)}
        className="size-5 shrink-0 accent-purple-600"
      />
      <span className="min-w-0 grow">{children}</span>
    </label>
  )
}

/** A labelled choice of one of several values. */
export function SelectField<Choice extends string | number>(props: SelectProps<Choice> & Labelled) {
  const { around, control } = useLabelled(props)
  return (
    <LabelledField {...around}>
      <Select {...control} />
    </LabelledField>
  )
}

type SelectProps<Choice> = Omit<ComponentProps<'select'>, 'value' | 'onChange'> & {
  options: readonly (readonly [value: Choice, name: string])[]
  value: Choice
  onChange: (value: Choice) => void
}

/** A choice of one of several values. */
export function Select<Choice extends string | number>({
  options,
  onChange,
  className = 'min-h-11 min-w-0 rounded-lg border border-field bg-surface px-3 text-sm',
  ...rest
}: SelectProps<Choice>) {
  const choose = (text: string) => {
    const option = options.find(([value]) => String(value) === text)
    if (option) onChange(option[0])
  }
  return (
    <select {...rest} onChange={({ target }) => choose(target.value)} className={className}>
      {options.map(([value, name]) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
    </select>
  )
}

type Props<Text extends string> = {
  id?: string
  label: string
  texts: Text[]
  /** What each text is, for the accessible name of its button. */
  kind: string
  onChange: (texts: Text[]) => void
  focusField: () => void
}

/** Chosen values, each with a remove button; focus moves to the next one, from the last to the field. */
export function ChipList<Text extends string>({ id, label, texts, kind, onChange, focusField }: Props<Text>) {
  const list = useRef<HTMLUListElement>(null)
  const remove = (text: Text) => {
    const next = list.current?.querySelectorAll('button')[texts.indexOf(text) + 1]
    if (next) next.focus()
    else focusField()
    onChange(texts.filter((other) => other !== text))
  }
  return (
    <ul ref={list} id={id} aria-label={label} className="mt-3 flex flex-wrap gap-2 empty:hidden">
      {texts.map((text) => (
        <li key={text} className="flex max-w-full items-center rounded-2xl bg-tint ps-3 text-sm text-ink">
          <span dir="auto" className="min-w-0 py-1 wrap-anywhere">
            {text}
          </span>
          <IconButton isSmall icon={X} label={`Remove ${kind} ${text}`} onClick={() => remove(text)} />
        </li>
      ))}
    </ul>
  )
}

/** CSS classes of a text input, a select and a textarea of the form. */
export const FIELD =
  'w-full rounded-lg border border-field bg-surface px-3 py-2 text-base text-ink placeholder:text-muted ' +
  'hover:border-muted aria-invalid:border-danger disabled:opacity-60'

export const LABEL = 'block text-sm font-semibold text-ink'

/** CSS classes of a section of an editor's screen, and of its title. */
export const PART = `min-w-0 p-4 sm:p-5 ${CARD}`

export const TITLE = 'font-sans text-base leading-snug font-semibold tracking-normal text-ink'

/** CSS classes of a plain remove button. */
export const PLAIN_DANGER =
  'inline-flex min-h-10 items-center gap-2 rounded-lg px-3 text-sm font-semibold text-danger hover:bg-tint'

import type { ComponentProps, ReactNode } from 'react'

const BOX = 'min-h-11 rounded-lg border border-field bg-surface px-3 aria-invalid:border-danger'

type FieldProps = {
  /** Of the control; the hint has it with `-hint`, the error with `-error`. */
  id: string
  label: string
  hint?: ReactNode
  /** What is wrong with the value, after its label: `is required`. */
  error?: string | undefined
  children: ReactNode
}

/** A label above a control, with a hint and an error below it. */
function FormField({ id, label, hint, error, children }: FieldProps) {
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1 block text-sm font-semibold wrap-anywhere">
        {label}
      </label>
      {children}
      {hint && (
        <p id={`${id}-hint`} className="mt-1 text-sm text-muted">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} role="alert" className="mt-1 text-sm wrap-anywhere text-danger">
          {`${label} ${error}`}
        </p>
      )}
    </div>
  )
}

type Labelled = Pick<FieldProps, 'id' | 'label' | 'hint' | 'error'>

const describes = ({ id, hint, error }: Labelled) => ({
  id,
  'aria-describedby': [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined,
  'aria-invalid': error ? true : undefined,
})

type Value = { value: string; onChange: (value: string) => void }

type TextFieldProps = Omit<ComponentProps<'input'>, 'value' | 'onChange'> & Labelled & Value

/** A labelled line of text. */
export function TextField({ label, hint, error, onChange, ...input }: TextFieldProps) {
  const field = { id: input.id, label, hint, error }
  return (
    <FormField {...field}>
      <input
        autoComplete="off"
        {...input}
        {...describes(field)}
        onChange={({ target }) => onChange(target.value)}
        className={`${BOX} w-full text-base`}
      />
    </FormField>
  )
}

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'value' | 'onChange'> & Labelled & Value

/** A labelled text of several lines. */
export function TextArea({ label, hint, error, onChange, ...input }: TextAreaProps) {
  const field = { id: input.id, label, hint, error }
  return (
    <FormField {...field}>
      <textarea
        {...input}
        {...describes(field)}
        onChange={({ target }) => onChange(target.value)}
        className={`${BOX} w-full py-2 text-base`}
      />
    </FormField>
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
  className = 'text-sm',
  ...rest
}: SelectProps<Choice>) {
  const choose = (text: string) => {
    const option = options.find(([value]) => String(value) === text)
    if (option) onChange(option[0])
  }
  return (
    <select {...rest} onChange={({ target }) => choose(target.value)} className={`${BOX} min-w-0 ${className}`}>
      {options.map(([value, name]) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
    </select>
  )
}

/** A labelled choice of one of several values. */
export function SelectField<Choice extends string | number>({
  label,
  hint,
  error,
  ...select
}: SelectProps<Choice> & Labelled) {
  const field = { id: select.id, label, hint, error }
  return (
    <FormField {...field}>
      <Select {...select} {...describes(field)} className="w-full text-base" />
    </FormField>
  )
}

import type { ComponentProps, ReactNode } from 'react'

/** CSS classes of a control below its label. */
export const FIELD = 'mt-1 min-h-11 w-full rounded-lg border border-field bg-surface px-3 py-2 text-base'

type FieldProps = {
  /** Of the control; the hint has it with `-hint`. */
  id: string
  label: string
  hint?: string | undefined
  children: ReactNode
}

/** A label above a control, with a hint below it. */
export function FormField({ id, label, hint, children }: FieldProps) {
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="block text-sm font-semibold">
        {label}
      </label>
      {children}
      {hint && (
        <p id={`${id}-hint`} className="mt-1 text-sm text-muted">
          {hint}
        </p>
      )}
    </div>
  )
}

type TextFieldProps = ComponentProps<'input'> & { id: string; label: string; hint?: string }

/** A labelled line of text. */
export function TextField({ label, hint, ...input }: TextFieldProps) {
  return (
    <FormField id={input.id} label={label} hint={hint}>
      <input autoComplete="off" {...input} aria-describedby={hint && `${input.id}-hint`} className={FIELD} />
    </FormField>
  )
}

import type { ReactNode } from 'react'
import { LABEL } from '../form/fields/field-style'

type Props = {
  id: string
  label: string
  /** Validation error. */
  error?: string | undefined
  hint?: string | undefined
  /** Whether the value was set by hand, so that reading the page again does not change it. */
  byHand?: boolean
  className?: string
  children: ReactNode
}

/** A labelled field with its validation error, and a mark if its value was set by hand. */
export function LabelledField({ id, label, error, hint, byHand = false, className = '', children }: Props) {
  return (
    <div className={`min-w-0 ${className}`}>
      <div className="mb-1 flex items-baseline gap-2">
        <label htmlFor={id} className={LABEL}>
          {label}
        </label>
        {byHand && <ByHand />}
      </div>
      {children}
      {hint && !error && (
        <p id={`${id}-note`} className="mt-1 text-sm text-muted">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-note`} className="mt-1 text-sm text-danger">
          {error}
        </p>
      )}
    </div>
  )
}

export function ByHand() {
  return <span className="rounded-full bg-tint px-2 text-xs font-medium text-muted">by hand</span>
}

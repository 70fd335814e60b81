import type { ReactNode } from 'react'
import { LABEL } from '../form/field-style'

type Props = {
  id: string
  label: string
  /** Validation error. */
  fault?: string | undefined
  hint?: string | undefined
  /** Whether the value was set by hand, so that reading the page again does not change it. */
  byHand?: boolean
  className?: string
  children: ReactNode
}

/** A labelled field with its validation error, and a mark if its value was set by hand. */
export function Labelled({ id, label, fault, hint, byHand = false, className = '', children }: Props) {
  return (
    <div className={`min-w-0 ${className}`}>
      <div className="mb-1 flex items-baseline gap-2">
        <label htmlFor={id} className={LABEL}>
          {label}
        </label>
        {byHand && <ByHand />}
      </div>
      {children}
      {hint && !fault && (
        <p id={`${id}-note`} className="mt-1 text-sm text-muted">
          {hint}
        </p>
      )}
      {fault && (
        <p id={`${id}-note`} className="mt-1 text-sm text-danger">
          {fault}
        </p>
      )}
    </div>
  )
}

export function ByHand() {
  return <span className="rounded-full bg-tint px-2 text-xs font-medium text-muted">by hand</span>
}

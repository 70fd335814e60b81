import type { ReactNode } from 'react'
import { buttonStyle } from '../styles'

type EmptyStateProps = {
  text: string
  /** Links to where there is something. */
  children: ReactNode
}

/** What a page shows in place of a list without entries. */
export function EmptyState({ text, children }: EmptyStateProps) {
  return (
    <div className="empty-state">
      <div>
        <p className="text-lg font-semibold">{text}</p>
        <div className="flex flex-wrap gap-3">{children}</div>
      </div>
    </div>
  )
}

type FailedPartProps = {
  /** The error message. */
  text: string
  /** The URL of the page, to load it again; works without scripts. */
  address: string
}

/** Error message in place of a part of the page that failed to load. */
export function FailedPart({ text, address }: FailedPartProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <p role="status" className="text-lg text-muted">
        {text}
      </p>
      <a href={address} className={buttonStyle('quiet')}>
        Try again
      </a>
    </div>
  )
}

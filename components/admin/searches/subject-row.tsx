import { type ReactNode, useRef, useState } from 'react'
import { buttonStyle } from '@/components/ui/controls/button-style'
import { useRowFocus } from '@/components/ui/focus/use-row-focus'
import { SynonymForm } from './synonym-form'

type Props = {
  /** HTML id of the subject, for controls that it describes. */
  id: string
  /** The words of a search, the title of a post or the name of a product. */
  subject: string
  facts: ReactNode
  /** Whether the subject is a search without a synonym. */
  takesSynonym: boolean
  /** Further controls. */
  children?: ReactNode
}

/** A row of a list with what is known about a subject, and a form to add a synonym for a search. */
export function SubjectRow({ id, subject, facts, takesSynonym, children }: Props) {
  const { row } = useRowFocus()
  const [isOpen, setOpen] = useState(false)
  const toggle = useRef<HTMLButtonElement>(null)
  const close = (focused: HTMLElement | null) => {
    setOpen(false)
    focused?.focus()
  }
  return (
    <li ref={row} tabIndex={-1} className="grid gap-3 px-4 py-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-40">
          <p id={id} dir="auto" className="font-semibold wrap-anywhere">
            {subject}
          </p>
          <p className="text-sm text-muted">{facts}</p>
        </div>
        <div className="flex gap-2">
          {takesSynonym && (
            <button
              ref={toggle}
              type="button"
              aria-expanded={isOpen}
              aria-describedby={id}
              onClick={() => setOpen(!isOpen)}
              className={buttonStyle(children ? 'bare' : 'quiet')}
            >
              Add synonym
            </button>
          )}
          {children}
        </div>
      </div>
      {isOpen && takesSynonym && (
        <SynonymForm query={subject} onClose={() => close(toggle.current)} onAdded={() => close(row.current)} />
      )}
    </li>
  )
}

import type { ReactNode, RefObject } from 'react'
import { buttonStyle } from '@/components/ui/styles'
import { countOf } from '@/lib/format/texts/counts'
import type { Selection } from '../selection/use-selection'

type Props = {
  /** What is listed, in the singular, such as `post`. */
  noun: string
  /** The number of items on all pages; undefined while it is not known. */
  total: number | undefined
  selection: Pick<Selection<never>, 'active' | 'begin' | 'end'>
  /** The button that begins and ends the selection. */
  toggle: RefObject<HTMLButtonElement | null>
  /** Further actions of the list. */
  children?: ReactNode
}

/** The number of items of a list, the button of its selection, and further actions. */
export function ListHead({ noun, total, selection, toggle, children }: Props) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p role="status" className="mr-auto text-sm text-muted">
        {total !== undefined && countOf(total, noun)}
      </p>
      <button
        ref={toggle}
        type="button"
        className={buttonStyle('quiet')}
        onClick={selection.active ? selection.end : selection.begin}
      >
        {selection.active ? 'Cancel Selection' : `Select ${noun.charAt(0).toUpperCase()}${noun.slice(1)}s`}
      </button>
      {children}
    </div>
  )
}

import { CircleHelp } from 'lucide-react'
import type { ReactNode } from 'react'
import { Disclosure } from './disclosure'

/** A help text of more than a line behind a '?', over what is below the next positioned element around it. @param about what it is about. */
export function Help({ about, children }: { about: string; children: ReactNode }) {
  return (
    <Disclosure
      summary={
        <>
          <CircleHelp aria-hidden="true" className="size-4" />
          <span className="sr-only">{`Help: ${about}`}</span>
        </>
      }
      summaryClass="relative grid size-6 cursor-pointer place-items-center rounded-full text-muted hover:bg-tint hover:text-ink"
      panelClass="absolute inset-x-0 top-full z-40 mt-1 max-w-sm rounded-lg border border-line bg-surface p-3 text-sm font-normal text-ink shadow-lift"
    >
      {children}
    </Disclosure>
  )
}

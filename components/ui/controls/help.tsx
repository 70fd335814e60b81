'use client'

import { Popover } from '@base-ui/react/popover'
import { CircleHelp } from 'lucide-react'
import type { ReactNode } from 'react'

/** A help text of more than a line, behind a '?'. @param about what it is about. */
export function Help({ about, children }: { about: string; children: ReactNode }) {
  return (
    <Popover.Root>
      <Popover.Trigger
        type="button"
        aria-label={`Help: ${about}`}
        className="inline-grid size-6 place-items-center rounded-full text-muted hover:bg-tint hover:text-ink"
      >
        <CircleHelp aria-hidden="true" className="size-4" />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner sideOffset={6} collisionPadding={8} className="z-50">
          <Popover.Popup className="w-max max-w-[min(20rem,calc(100vw-1rem))] rounded-lg border border-line bg-surface p-3 text-sm text-ink shadow-lift outline-none">
            {children}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}

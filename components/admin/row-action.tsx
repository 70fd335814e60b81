import { Tooltip } from '@base-ui/react/tooltip'
import type { LucideIcon } from 'lucide-react'
import type { MouseEvent, ReactElement } from 'react'

type Props = {
  label: string
  icon: LucideIcon
  /** The element it is drawn on: a button or a link. */
  render: ReactElement
  /** The id of the post's title, which tells the same action of several posts apart. */
  describedBy: string
  /** Why it cannot be done now; it then stays reachable, to be read. */
  hint?: string | undefined
  busy?: boolean
  /** Whether its name stands beside it where there is room. */
  worded?: boolean
  tone?: 'plain' | 'danger' | 'star'
  onClick?: (event: MouseEvent) => void
}

const TONES = {
  plain: 'hover:text-link',
  danger: 'hover:text-danger',
  star: 'hover:text-link',
} as const

/** One thing that can be done to a post: an icon, named below it on a phone and beside the pointer elsewhere. */
export function RowAction({ label, icon: Icon, render, describedBy, hint, busy = false, worded = false, tone = 'plain', onClick }: Props) {
  const off = busy || hint !== undefined
  return (
    <Tooltip.Root disabled={hint !== undefined}>
      <Tooltip.Trigger
        render={render}
        aria-describedby={describedBy}
        aria-disabled={off || undefined}
        title={hint}
        onClick={(event) => {
          if (busy) event.preventDefault()
          else onClick?.(event)
        }}
        className={`flex min-h-12 min-w-11 flex-1 flex-col items-center justify-center gap-0.5 rounded-lg px-1 text-muted transition-colors hover:bg-tint aria-disabled:opacity-45 md:size-10 md:min-h-0 md:min-w-0 md:flex-none ${worded ? 'lg:w-30 lg:flex-row lg:gap-1.5' : ''} ${TONES[tone]}`}
      >
        <Icon aria-hidden="true" size={18} className={tone === 'star' ? 'fill-current text-star' : ''} />
        <span className={`text-[0.6875rem] leading-tight font-medium md:sr-only ${worded ? 'lg:not-sr-only lg:text-sm lg:font-semibold' : ''}`}>
          {label}
        </span>
      </Tooltip.Trigger>
      <Tooltip.Portal>
        <Tooltip.Positioner sideOffset={6} className="z-40">
          <Tooltip.Popup className="rounded-md bg-ink px-2 py-1 text-xs font-medium text-paper">{label}</Tooltip.Popup>
        </Tooltip.Positioner>
      </Tooltip.Portal>
    </Tooltip.Root>
  )
}

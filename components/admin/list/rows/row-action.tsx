import { Tooltip } from '@base-ui/react/tooltip'
import type { LucideIcon } from 'lucide-react'
import type { MouseEvent, ReactElement } from 'react'

type Props = {
  label: string
  icon: LucideIcon
  /** The element to render: a button or a link. */
  render: ReactElement
  /** Id of the post's title, which distinguishes the same action of several posts. */
  describedBy: string
  /** Why the action is disabled; it stays focusable so that the hint can be read. */
  hint?: string | undefined
  busy?: boolean
  /** Whether the label is visible on wide screens. */
  showsLabel?: boolean
  isStarred?: boolean
  onClick?: (event: MouseEvent) => void
}

/** CSS classes of the button of a row, and of its label. */
export const ROW_ACTION =
  'flex min-h-12 min-w-11 flex-1 flex-col items-center justify-center gap-0.5 rounded-lg px-1 text-muted ' +
  'transition-colors hover:bg-tint aria-disabled:opacity-45 md:size-10 md:min-h-0 md:min-w-0 md:flex-none'
export const ROW_ACTION_LABEL = 'text-[0.6875rem] leading-tight font-medium md:sr-only'

/** An action of a row: an icon, with its label below it on a phone and as a tooltip elsewhere. */
export function RowAction({
  label,
  icon: Icon,
  render,
  describedBy,
  hint,
  busy = false,
  showsLabel = false,
  isStarred = false,
  onClick,
}: Props) {
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
        className={`${ROW_ACTION} hover:text-link ${showsLabel ? 'lg:w-30 lg:flex-row lg:gap-1.5' : ''}`}
      >
        <Icon aria-hidden="true" size={18} className={isStarred ? 'fill-current text-star' : ''} />
        <span className={`${ROW_ACTION_LABEL} ${showsLabel ? 'lg:not-sr-only lg:text-sm lg:font-semibold' : ''}`}>
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

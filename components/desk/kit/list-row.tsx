import type { ReactNode, Ref, MouseEvent } from 'react'
import { Tooltip } from '@base-ui/react/tooltip'
import type { LucideIcon } from 'lucide-react'
import { RecordLink } from './frame'
import type { Choice } from './list-screen'

type ListRowProps = {
  ref: Ref<HTMLLIElement>
  id?: string
  /** Id of the title, for controls that it describes. */
  titleId: string
  choice: Choice
  picture: ReactNode
  title: string
  /** What the title opens; plain text without it. */
  opens?: { post: string } | { product: string }
  facts: ReactNode
  actions: ReactNode
  /** Whether it is a post: the picture is wide, and the actions are below on phones. */
  isWide?: boolean
}

/** A row of a dashboard list: starts with a checkbox in selection mode, ends with its actions otherwise. */
export function ListRow(props: ListRowProps) {
  const { ref, id, titleId, choice, picture, title, opens, facts, actions, isWide = false } = props
  const { selected, onSelect } = choice
  const isSelecting = selected !== null
  const columns = isSelecting ? 'grid-cols-[auto_auto_1fr] hover:bg-tint/60' : 'grid-cols-[auto_1fr_auto]'
  return (
    <li
      ref={ref}
      id={id}
      className={`relative grid items-center gap-x-4 gap-y-2 border-b border-line px-3 py-3 last:border-b-0 md:px-4 ${columns} ${selected ? 'bg-tint' : ''}`}
    >
      {isSelecting && <RowCheckbox titleId={titleId} selected={selected} onSelect={onSelect} />}
      <div
        className={`grid place-items-center self-start overflow-hidden rounded-lg bg-picture text-center text-xs text-muted ${isWide ? 'aspect-video w-20 md:w-28' : 'size-16'}`}
      >
        {picture}
      </div>
      <div className={`grid min-w-0 gap-1 ${isWide && !isSelecting ? 'max-md:col-span-2' : ''}`}>
        <h2 id={titleId} dir="auto" className="text-base leading-snug font-bold text-balance wrap-anywhere">
          {opens && !isSelecting ? (
            <RecordLink {...opens} className="hover:underline">
              {title || 'Untitled'}
            </RecordLink>
          ) : (
            title || 'Untitled'
          )}
        </h2>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">{facts}</p>
      </div>
      {!isSelecting && <div className={isWide ? 'max-md:col-span-3' : ''}>{actions}</div>}
    </li>
  )
}

type RowActionProps = {
  label: string
  icon: LucideIcon
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
export function RowAction(props: RowActionProps) {
  const { label, icon: Icon, describedBy, hint, busy = false, showsLabel = false, isStarred = false, onClick } = props
  const off = busy || hint !== undefined
  return (
    <Tooltip.Root disabled={hint !== undefined}>
      <Tooltip.Trigger
        type="button"
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

type RowCheckboxProps = Pick<Choice, 'onSelect'> & { titleId: string; selected: boolean }

/** Checkbox of a row; a click anywhere in the row toggles it. @param props.titleId of the element that labels the row. */
export function RowCheckbox({ titleId, selected, onSelect }: RowCheckboxProps) {
  return (
    <label className="after:absolute after:inset-0">
      <input
        type="checkbox"
        className="relative z-1 block size-5 accent-purple-600"
        aria-labelledby={titleId}
        checked={selected}
        onChange={() => undefined}
        onClick={(event) => onSelect(event.currentTarget.checked, event.shiftKey)}
      />
    </label>
  )
}

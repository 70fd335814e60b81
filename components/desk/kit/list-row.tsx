import { createContext, type ReactNode, type RefObject, type MouseEvent, use, useId } from 'react'
import { Tooltip } from '@base-ui/react/tooltip'
import type { LucideIcon } from 'lucide-react'
import { useRowFocus } from '@/components/ui/focus'
import { RecordLink } from './frame'
import { rowId } from './use-list-position'

type Choice = {
  /** Null outside selection mode. */
  selected: boolean | null
  /** @param range whether to extend the choice to all rows since the last one. */
  onSelect: (selected: boolean, range: boolean) => void
}

export const RowChoice = createContext<Choice>({ selected: null, onSelect: () => undefined })

type RowContext = { titleId: string | undefined; next: RefObject<HTMLElement | null> }

/** For the controls of a row: the id of its title, which distinguishes them, and the element to focus once it is removed. */
export const ListRowContext = createContext<RowContext>({ titleId: undefined, next: { current: null } })

type ListRowProps = {
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
export function ListRow({ picture, title, opens, facts, actions, isWide = false }: ListRowProps) {
  const titleId = useId()
  const { row, next } = useRowFocus()
  const { selected } = use(RowChoice)
  const isSelecting = selected !== null
  const columns = isSelecting ? 'grid-cols-[auto_auto_1fr] hover:bg-tint/60' : 'grid-cols-[auto_1fr_auto]'
  return (
    <li
      ref={row}
      id={opens && rowId('post' in opens ? opens.post : opens.product)}
      className={`relative grid items-center gap-x-4 gap-y-2 border-b border-line px-3 py-3 last:border-b-0 md:px-4 ${columns} ${selected ? 'bg-tint' : ''}`}
    >
      <RowCheckbox titleId={titleId} />
      <div
        className={`grid place-items-center self-start overflow-hidden rounded-lg bg-picture text-center text-xs text-muted ${isWide ? 'aspect-video w-20 md:w-28' : 'size-16'}`}
      >
        {picture}
      </div>
      <div className={`grid min-w-0 gap-1 ${isWide && !isSelecting ? 'max-md:col-span-2' : ''}`}>
        <h2 id={titleId} dir="auto" className="text-base leading-snug font-bold text-balance wrap-anywhere">
          {opens && !isSelecting ? (
            <RecordLink {...opens} name={title} className="hover:underline" />
          ) : (
            title || 'Untitled'
          )}
        </h2>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">{facts}</p>
      </div>
      {!isSelecting && (
        <div className={isWide ? 'max-md:col-span-3' : ''}>
          <ListRowContext value={{ titleId, next }}>{actions}</ListRowContext>
        </div>
      )}
    </li>
  )
}

type RowActionProps = {
  label: string
  icon: LucideIcon
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
  const { label, icon: Icon, hint, busy = false, showsLabel = false, isStarred = false, onClick } = props
  const { titleId } = use(ListRowContext)
  const off = busy || hint !== undefined
  return (
    <Tooltip.Root disabled={hint !== undefined}>
      <Tooltip.Trigger
        type="button"
        aria-describedby={titleId}
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

/**
 * Checkbox of a row in selection mode; a click anywhere in the row toggles it.
 * @param props.titleId of the element that labels the row.
 */
export function RowCheckbox({ titleId }: { titleId: string }) {
  const { selected, onSelect } = use(RowChoice)
  if (selected === null) return null
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

import { Pencil, Trash2 } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { IconButton } from '@/components/ui/controls/button'
import { useRowFocus } from '@/components/ui/focus'
import { CARD } from '@/components/ui/styles'
import { EmptyList } from './feedback'
import { ListPager } from './list-head'
import { usePages } from './use-list-address'

type SectionProps = { title: string; note?: ReactNode; controls?: ReactNode; children?: ReactNode }

/** A part of a panel below its title. */
export function PanelSection({ title, note, controls, children }: SectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid min-w-0 content-start gap-3">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-3">
        <h2 id={id} className="font-display text-xl font-bold">
          {title}
        </h2>
        <div className="flex flex-wrap gap-3 empty:hidden">{controls}</div>
      </div>
      {note && <p className="text-sm text-muted">{note}</p>}
      {children}
    </section>
  )
}

/** Entries of one page. */
const PAGE_SIZE = 20

type ListProps<Entry> = {
  label: string
  entries: readonly Entry[]
  empty: string
  isStale?: boolean
  /** The pages of a list that the API cuts; this list cuts its entries itself without them. */
  pages?: {
    page: number
    count: number | undefined
    addressOf: (page: number) => string
    onPage: (page: number, entry: 'push' | 'replace') => void
  }
  children: (entry: Entry) => ReactNode
}

/** Entries of a panel in rows, with pages where they are many. */
export function EntryList<Entry>({ label, entries, empty, isStale = false, pages, children }: ListProps<Entry>) {
  const [own, setOwn] = useState(1)
  const page = pages?.page ?? own
  const count = pages ? pages.count : Math.ceil(entries.length / PAGE_SIZE)
  const { top, turnTo } = usePages(page, isStale ? undefined : count, pages?.onPage ?? setOwn)
  if (entries.length === 0) return <EmptyList>{empty}</EmptyList>
  const shown = pages ? entries : entries.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)
  return (
    <div ref={top} tabIndex={-1} className="grid gap-4 outline-none">
      <ul
        aria-label={label}
        aria-busy={isStale}
        className={`${CARD} divide-y divide-line transition-opacity ${isStale ? 'opacity-60' : ''}`}
      >
        {shown.map(children)}
      </ul>
      <ListPager page={page} pages={count ?? 1} addressOf={pages?.addressOf} onPage={turnTo} />
    </div>
  )
}

type RowProps = {
  title: string
  /** HTML id of the title, for controls that it describes. */
  titleId?: string
  /** `ltr` for an address. */
  dir?: 'auto' | 'ltr'
  /** Before the title. */
  picture?: ReactNode
  facts?: ReactNode
  /** Opens its form. */
  onChange?: () => void
  onRemove?: () => void
  /** Further actions, before the others. */
  children?: ReactNode
}

/** An entry with its actions, whose focus goes on to the next one when it is removed. */
export function EntryRow({ title, titleId, dir = 'auto', picture, facts, onChange, onRemove, children }: RowProps) {
  const { row } = useRowFocus()
  return (
    <li ref={row} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2 pr-1 pl-4">
      <div className="shrink-0 empty:hidden">{picture}</div>
      <div className="min-w-0 flex-1 basis-40">
        <p id={titleId} dir={dir} className="font-semibold wrap-anywhere">
          {title}
        </p>
        {facts && <p className="text-sm wrap-anywhere text-muted">{facts}</p>}
      </div>
      <div className="flex shrink-0 flex-wrap items-center">
        {children}
        {onChange && <IconButton icon={Pencil} label={`Change ${title}`} onClick={onChange} />}
        {onRemove && <IconButton icon={Trash2} label={`Remove ${title}`} onClick={onRemove} />}
      </div>
    </li>
  )
}

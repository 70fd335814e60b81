import { type ComponentType, type ReactNode, type RefObject, useRef } from 'react'
import type { LucideIcon } from 'lucide-react'
import { Button } from '@/components/ui/controls/button'
import { CARD } from '@/components/ui/styles'
import { usePartFocus } from '@/components/ui/focus'
import { countOf } from '@/lib/format/texts/counts'
import { ListSkeleton, PanelError, Status } from './feedback'
import { Select } from './form-field'
import { capitalized, ListPager, SearchField } from './list-head'
import { RowChoice } from './list-row'
import { SelectAll, type Selection, useSelection } from './selection'
import { type ListAddress, type ListView, type ChangeAddressView, usePages } from './use-list-address'
import { useListPosition } from './use-list-position'
import { ConfirmDialog, useConfirm } from '@/components/ui/dialogs/confirm-dialog'

export type BatchProps<Item extends { id: string }> = {
  selection: Selection<Item>
  /** Element to focus after a change, which unmounts the bar. */
  next: RefObject<HTMLElement | null>
}

type Props<Item extends { id: string }, Filter extends string, Order extends string> = {
  /** What is listed, in the singular, such as `post`. */
  noun: string
  /** Of the list: `Posts` by default. */
  label?: string
  address: ListAddress<Filter, Order>
  view: ListView<Filter, Order>
  onChange: ChangeAddressView<ListView<Filter, Order>>
  query: {
    data: { pagination?: { total: number; total_pages: number } | null | undefined } | undefined
    error: Error | null
    isPlaceholderData: boolean
    refetch: () => unknown
  }
  /** The items of one page; undefined while they load. */
  items: Item[] | undefined
  failed?: { title: string; text?: string }
  /** What narrows the list. */
  filters?: ReactNode
  /** The label of each order, in display order, where the list can be searched and sorted. */
  orders?: Readonly<Record<Order, string>>
  /** Above the list, below what narrows it. */
  note?: ReactNode
  actions?: ReactNode
  empty: EmptyProps
  /** CSS classes of the list; a card with rows by default. */
  grid?: string
  bar: ComponentType<BatchProps<Item>>
  children: (item: Item) => ReactNode
}

/**
 * A list of the dashboard with its address, search, pages and selection. While it is searched, `newest` sorts by relevance.
 */
export function ListScreen<Item extends { id: string }, Filter extends string, Order extends string>(
  props: Props<Item, Filter, Order>,
) {
  const { noun, view, address, onChange, items, orders, grid, bar: Bar, children } = props
  const { data, error, isPlaceholderData: isStale, refetch } = props.query
  const nouns = `${noun}s`
  const { label = capitalized(nouns), failed = { title: `The ${nouns} could not be loaded` } } = props
  const selection = useSelection<Item>(view.filter)
  const toggle = useRef<HTMLButtonElement>(null)
  useListPosition(address.path(view), items !== undefined)
  const pages = data?.pagination?.total_pages
  const options = Object.entries<string>(orders ?? {}).map(
    ([order, name]) => [order as Order, view.q && order === 'newest' ? 'Best match first' : name] as const,
  )
  const { top, turnTo } = usePages(view.page, isStale ? undefined : pages, (page, entry) => onChange({ page }, entry))
  return (
    <div ref={top} tabIndex={-1} className="grid gap-4 outline-none">
      <div className="grid gap-4">
        {orders && (
          <div className="flex flex-wrap items-start justify-between gap-3">
            <div className="grid max-w-full min-w-0 gap-3">{props.filters}</div>
            <div className="flex max-w-full flex-wrap gap-2 max-sm:w-full">
              <SearchField
                q={view.q}
                label={`${capitalized(nouns)} of this list`}
                onSearch={(q) => onChange({ q }, 'replace')}
              />
              <Select
                aria-label={`Sort ${nouns}`}
                options={options}
                value={view.sort}
                onChange={(sort) => onChange({ sort })}
              />
            </div>
          </div>
        )}
        <div className="empty:hidden">{props.note}</div>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Status className="mr-auto">{items && countOf(data?.pagination?.total ?? 0, noun)}</Status>
        <Button ref={toggle} onClick={selection.active ? selection.end : selection.begin}>
          {selection.active ? 'Cancel Selection' : `Select ${capitalized(nouns)}`}
        </Button>
        <div className="contents">{props.actions}</div>
      </div>
      {error && <PanelError {...failed} error={error} onRetry={() => void refetch()} />}
      {!items && !error && <ListSkeleton noun={noun} />}
      {items?.length === 0 && (
        <div>
          <ListEmpty
            {...props.empty}
            {...{ nouns, view }}
            onReset={() => onChange({ ...address.read(new URLSearchParams()), sort: view.sort })}
          />
        </div>
      )}
      {items && items.length > 0 && (
        <div className={grid && !selection.active ? '' : `${CARD} overflow-clip`}>
          {selection.active && <SelectAll items={items} selection={selection} />}
          <ul
            aria-label={label}
            aria-busy={isStale}
            className={`transition-opacity ${grid ?? ''} ${grid && selection.active ? 'p-3 md:p-4' : ''} ${isStale ? 'opacity-60' : ''}`}
          >
            {items.map((item) => (
              <RowChoice
                key={item.id}
                value={{
                  selected: selection.active ? selection.has(item) : null,
                  onSelect: (selected, range) => selection.choose(items, item, selected, range),
                }}
              >
                {children(item)}
              </RowChoice>
            ))}
          </ul>
        </div>
      )}
      <ListPager
        page={view.page}
        pages={pages ?? 1}
        addressOf={(page) => address.path({ ...view, page })}
        onPage={turnTo}
      />
      {selection.active && <Bar selection={selection} next={toggle} />}
    </div>
  )
}

type EmptyProps = {
  icon: LucideIcon
  /** What the list says that nothing narrows. */
  title: string
  /** What the list of one filter says; `No such posts` by default. */
  narrowedTitle?: string
  /** What to begin with. */
  begin?: ReactNode
}

type ListEmptyProps = EmptyProps & { nouns: string; view: { filter: string; q: string }; onReset: () => void }

/** What a list says without items: the way back to all of them, or what to begin with. */
function ListEmpty({ icon: Icon, title, narrowedTitle, begin, nouns, view: { filter, q }, onReset }: ListEmptyProps) {
  const part = usePartFocus<HTMLDivElement>()
  const isNarrowed = filter !== 'all' || q !== ''
  const reason = q ? `No ${nouns} match “${q}”` : (narrowedTitle ?? `No such ${nouns}`)
  return (
    <div ref={part} className={`${CARD} grid justify-items-center gap-3 border-dashed px-4 py-14 text-center`}>
      <Icon aria-hidden="true" className="text-muted" />
      <h2 className="font-display text-xl font-bold">{isNarrowed ? reason : title}</h2>
      <div className="contents">{isNarrowed ? <Button onClick={onReset}>{`Show all ${nouns}`}</Button> : begin}</div>
    </div>
  )
}

export type BatchAction<Item> = {
  name: string
  /** The items that the action applies to. */
  items: Item[]
  isDangerous?: boolean
  busy?: boolean
  /** Why the action applies to none of the selected items. */
  hint?: string | undefined
  /** What is asked before; nothing without it. */
  question?: { title: string; message: string; detail?: string | undefined; confirmLabel?: string }
  /** @returns whether it was done, which ends the selection. */
  run: (items: Item[]) => Promise<boolean>
}

type BatchBarProps<Item extends { id: string }> = BatchProps<Item> & {
  label: string
  note?: string | false
  actions: BatchAction<Item>[]
  /** Before the actions. */
  children?: ReactNode
}

const BAR =
  'sticky bottom-0 max-lg:bottom-14 z-30 -mx-4 flex flex-wrap items-center gap-2 border-t border-line bg-surface px-4 py-3 ' +
  'pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:-mx-6 sm:px-6 md:bottom-4 md:mx-0 md:rounded-card md:border ' +
  'md:px-4 md:shadow-lg'

/** Batch actions for the selection of a list, sticky at the bottom of the screen. */
export function BatchBar<Item extends { id: string }>(props: BatchBarProps<Item>) {
  const { selection, next, label, note, actions, children } = props
  const [confirm, confirmation] = useConfirm()
  const finalFocus = useRef<HTMLElement>(null)
  const isEmpty = selection.items.length === 0
  const act = ({ items, run }: BatchAction<Item>) => {
    finalFocus.current = next.current
    next.current?.focus()
    void run(items).then((done) => done && selection.end())
  }
  const ask = (action: BatchAction<Item>) => {
    const { name, question, isDangerous } = action
    if (!question) return act(action)
    const kind = isDangerous ? 'danger' : 'primary'
    confirm({ confirmLabel: name, ...question, kind, finalFocus, onConfirm: () => act(action) })
  }
  return (
    <div role="group" aria-label={label} className={BAR}>
      <p aria-live="polite" className="text-sm font-semibold">
        {`${selection.items.length.toLocaleString('en-US')} selected`}
      </p>
      <p className="mr-auto text-sm text-muted">{note}</p>
      {children}
      {actions.map((action) => {
        const isIdle = !isEmpty && action.items.length === 0
        return (
          <Button
            key={action.name}
            kind={action.isDangerous ? 'danger' : 'quiet'}
            disabled={isEmpty || isIdle || action.busy}
            title={isIdle ? action.hint : undefined}
            onClick={() => ask(action)}
          >
            {action.name}
          </Button>
        )
      })}
      <ConfirmDialog {...confirmation} />
    </div>
  )
}

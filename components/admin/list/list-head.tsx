import { Button } from '@/components/ui/controls/button'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { Search } from 'lucide-react'
import { countOf } from '@/lib/format/texts/counts'
import type { Selection } from './selection'
import { MAX_QUERY_LENGTH } from '@/lib/contract/limits'
import type { ChangeAddressView } from './use-list-address'

const CHIP =
  'flex h-10 shrink-0 items-center gap-1.5 rounded-full px-3.5 text-sm font-semibold text-muted ' +
  'transition-colors hover:bg-tint hover:text-ink aria-pressed:bg-purple-800 aria-pressed:text-white'

type FilterChipsProps<Filter extends string> = {
  label: string
  /** Label of each filter. */
  filters: Readonly<Record<Filter, string>>
  chosen: Filter
  /** Number of items per filter, if known. */
  countOf: (filter: Filter) => number | undefined
  onChoose: (filter: Filter) => void
}

/** Filters of a list, one of which is selected. */
export function FilterChips<Filter extends string>({
  label,
  filters,
  chosen,
  countOf,
  onChoose,
}: FilterChipsProps<Filter>) {
  return (
    <div
      role="group"
      aria-label={label}
      className="relative -mx-4 flex gap-1 overflow-x-auto px-4 [scrollbar-width:none] sm:-mx-6 sm:px-6 lg:mx-0 lg:flex-wrap lg:px-0"
    >
      {(Object.entries(filters) as [Filter, string][]).map(([filter, name]) => (
        <button
          key={filter}
          type="button"
          aria-pressed={chosen === filter}
          ref={chosen === filter ? bringIntoView : undefined}
          onClick={() => chosen !== filter && onChoose(filter)}
          className={CHIP}
        >
          <span>{name}</span>
          <Count count={countOf(filter)} />
        </button>
      ))}
    </div>
  )
}

function Count({ count }: { count: number | undefined }) {
  return count === undefined ? null : <span className="font-normal tabular-nums">{count.toLocaleString('en-US')}</span>
}

/** Scrolls the strip alone: `scrollIntoView` would scroll the page down to a strip below the fold as well. */
function bringIntoView(button: HTMLElement | null): void {
  const strip = button?.parentElement
  if (strip) strip.scrollLeft = button.offsetLeft - (strip.clientWidth - button.offsetWidth) / 2
}

type ListHeadProps = {
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
export function ListHead({ noun, total, selection, toggle, children }: ListHeadProps) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p role="status" className="mr-auto text-sm text-muted">
        {total !== undefined && countOf(total, noun)}
      </p>
      <Button ref={toggle} onClick={selection.active ? selection.end : selection.begin}>
        {selection.active ? 'Cancel Selection' : `Select ${noun.charAt(0).toUpperCase()}${noun.slice(1)}s`}
      </Button>
      {children}
    </div>
  )
}

/** Debounce of the search in milliseconds. */
const TYPING_PAUSE = 250

type SearchFieldProps = {
  q: string
  /** What is searched: `Posts of this list`. */
  label: string
  onSearch: (q: string) => void
}

/** Searches a list while typing, without changing the typed text. */
export function SearchField({ q, label, onSearch }: SearchFieldProps) {
  const [text, setText] = useState(q)
  const submitted = useRef(q)
  const debounce = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(debounce.current), [])
  useEffect(() => {
    if (q === submitted.current) return
    clearTimeout(debounce.current)
    submitted.current = q
    setText(q)
  }, [q])
  const search = (value: string) => {
    clearTimeout(debounce.current)
    const trimmed = value.trim()
    if (trimmed === submitted.current) return
    submitted.current = trimmed
    onSearch(trimmed)
  }
  return (
    <form
      role="search"
      aria-label={label}
      className="relative min-w-0 flex-1 lg:w-72"
      onSubmit={(event) => {
        event.preventDefault()
        search(text)
      }}
    >
      <Search
        aria-hidden="true"
        size={18}
        className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-muted"
      />
      <input
        type="search"
        aria-label="Search this list"
        placeholder="Search this list"
        maxLength={MAX_QUERY_LENGTH}
        value={text}
        onChange={({ target }) => {
          setText(target.value)
          clearTimeout(debounce.current)
          debounce.current = setTimeout(() => search(target.value), TYPING_PAUSE)
        }}
        className="h-11 w-full rounded-lg border border-field bg-surface pr-3 pl-10 text-base"
      />
    </form>
  )
}

type OrderSelectProps<Order extends string> = {
  label: string
  /** Label of each order, in display order. */
  orders: Readonly<Record<Order, string>>
  value: Order
  /** Whether the list is searched: `newest` then sorts by relevance. */
  isSearched: boolean
  onChange: (order: Order) => void
}

type View<Order> = { q: string; sort: Order; page: number }

type SearchAndOrderProps<Order extends string> = {
  /** What is listed, such as `posts`. */
  noun: string
  view: View<Order>
  orders: Record<Order, string>
  onChange: ChangeAddressView<View<Order>>
  className?: string
}

/** Search and sort order of a list. */
export function SearchAndOrder<Order extends string>({
  noun,
  view,
  orders,
  onChange,
  className = '',
}: SearchAndOrderProps<Order>) {
  const label = `${noun.charAt(0).toUpperCase()}${noun.slice(1)} of this list`
  return (
    <div className={`flex gap-2 ${className}`}>
      <SearchField q={view.q} label={label} onSearch={(q) => onChange({ q }, 'replace')} />
      <OrderSelect
        label={`Sort ${noun}`}
        orders={orders}
        value={view.sort}
        isSearched={view.q !== ''}
        onChange={(sort) => onChange({ sort })}
      />
    </div>
  )
}

/** Select for the sort order of a list. */
function OrderSelect<Order extends string>({ label, orders, value, isSearched, onChange }: OrderSelectProps<Order>) {
  return (
    <select
      aria-label={label}
      value={value}
      onChange={({ target }) => onChange(target.value as Order)}
      className="h-11 min-w-0 rounded-lg border border-field bg-surface px-3 text-sm"
    >
      {Object.entries<string>(orders).map(([order, name]) => (
        <option key={order} value={order}>
          {isSearched && order === 'newest' ? 'Best match first' : name}
        </option>
      ))}
    </select>
  )
}

const SPANS = [
  { days: 7, name: 'Last 7 days' },
  { days: 30, name: 'Last 30 days' },
  { days: 90, name: 'Last 90 days' },
  { days: 365, name: 'Last year' },
]

/** Days that a list covers at first. */
export const DEFAULT_SPAN = 30

/** Whether a number of days can be selected. */
export const isSpan = (days: number) => SPANS.some((span) => span.days === days)

/** Select for the time span of a list. */
export function TimeSpanSelect({ days, onChange }: { days: number; onChange: (days: number) => void }) {
  return (
    <select
      aria-label="Time span"
      value={days}
      onChange={({ target }) => onChange(Number(target.value))}
      className="h-11 rounded-lg border border-field bg-surface px-3 text-sm"
    >
      {SPANS.map((span) => (
        <option key={span.days} value={span.days}>
          {span.name}
        </option>
      ))}
    </select>
  )
}

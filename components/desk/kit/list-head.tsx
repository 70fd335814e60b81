import { Pager } from '@/components/ui/controls/links'
import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { Search } from 'lucide-react'
import { MAX_QUERY_LENGTH } from '@/lib/contract/fields/address-query'
import { useDebounced } from './use-debounced'

const CHIP =
  'flex h-10 shrink-0 items-center gap-1.5 rounded-full px-3.5 text-sm font-semibold text-muted ' +
  'transition-colors hover:bg-tint hover:text-ink aria-pressed:bg-purple-800 aria-pressed:text-white'

type FilterChipsProps<Filter extends string> = {
  label: string
  filters: Readonly<Record<Filter, string>>
  chosen: Filter
  countOf: (filter: Filter) => number | undefined
  onChoose: (filter: Filter) => void
}

/** Filters of a list, one of which is selected. */
export function FilterChips<Filter extends string>(props: FilterChipsProps<Filter>) {
  const { label, filters, chosen, countOf, onChoose } = props
  return (
    <div
      data-strip
      role="group"
      aria-label={label}
      className="-mx-4 flex gap-1 overflow-x-auto px-4 [scrollbar-width:none] sm:-mx-6 sm:px-6 lg:mx-0 lg:flex-wrap lg:px-0"
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
          <span className="font-normal tabular-nums empty:hidden">{countOf(filter)?.toLocaleString('en-US')}</span>
        </button>
      ))}
    </div>
  )
}

/**
 * Scrolls the strip around a button, marked `data-strip`, until it is in the middle. The strip alone: `scrollIntoView` would scroll
 * the page down to a strip below the fold as well.
 */
export function bringIntoView(button: HTMLElement | null): void {
  const strip = button?.closest('[data-strip]')
  if (!button || !strip) return
  const [inner, outer] = [button.getBoundingClientRect(), strip.getBoundingClientRect()]
  strip.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2)
}

export const capitalized = (noun: string) => noun.charAt(0).toUpperCase() + noun.slice(1)

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
  const search = () => {
    const trimmed = text.trim()
    if (trimmed === submitted.current) return
    submitted.current = trimmed
    onSearch(trimmed)
  }
  const { touch, cancel } = useDebounced(search, TYPING_PAUSE)
  useEffect(() => {
    if (q === submitted.current) return
    cancel()
    submitted.current = q
    setText(q)
  }, [q, cancel])
  return (
    <form
      role="search"
      aria-label={label}
      className="relative min-w-0 flex-1 basis-40 lg:w-72"
      onSubmit={(event) => {
        event.preventDefault()
        cancel()
        search()
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
          touch()
        }}
        className="h-11 w-full rounded-lg border border-field bg-surface pr-3 pl-10 text-base"
      />
    </form>
  )
}

type PagerProps = Pick<ComponentProps<typeof Pager>, 'page' | 'pages'> & {
  /** The address of a page; of the screen itself without one. */
  addressOf?: ((page: number) => string) | undefined
  onPage: (page: number) => void
}

/** The pager of a list; nothing for a single page. */
export function ListPager({ page, pages, addressOf = () => window.location.href, onPage }: PagerProps) {
  if (pages <= 1) return null
  const label = `Page ${page.toLocaleString('en-US')} of ${pages.toLocaleString('en-US')}`
  return <Pager {...{ page, pages, label, addressOf, onPage }} />
}

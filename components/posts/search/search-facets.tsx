'use client'

import { Children, type ReactNode } from 'react'
import type { Facet } from '@/lib/contract/search/search'
import type { SearchNarrowing } from '@/lib/format/addresses/paths'

type Props = {
  text: string
  narrowing: SearchNarrowing
  /** Categories to narrow the search by. */
  categories: Facet
}

const ORDERS = [
  ['', 'Best match'],
  ['newest', 'Newest'],
  ['oldest', 'Oldest'],
  ['title', 'Title'],
] as const
/**
 * Filters of search results with counts: buttons of forms that need no scripts, since links would be addresses for crawlers without
 * end. A client component, so that the page's data holds the counts and not the markup of each button.
 */
export function SearchFacets({ text, narrowing, categories }: Props) {
  const { category, tag } = narrowing
  return (
    <div className="mt-4 grid gap-2">
      {categories.length > 0 && (
        <Choices name="Category" text={text} kept={{ ...narrowing, category: undefined }}>
          {categories.map(({ value, count }) => (
            <Chip key={value} field="category" value={value} count={count} isChosen={value === category} />
          ))}
        </Choices>
      )}
      {tag && (
        <Choices name="Tag" text={text} kept={{ ...narrowing, tag: undefined }}>
          <Chip field="tag" value={tag} isChosen />
        </Choices>
      )}
    </div>
  )
}

/** The order of search results. */
export function SearchOrder({ text, narrowing }: Omit<Props, 'categories'>) {
  return (
    <Choices name="Sort by" text={text} kept={{ ...narrowing, sort: undefined }}>
      <select
        name="sort"
        aria-label="Sort by"
        defaultValue={narrowing.sort ?? ''}
        onChange={({ target }) => target.form?.requestSubmit()}
        className="min-h-9 rounded-lg border border-field bg-surface px-3 text-sm"
      >
        {ORDERS.map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
      <noscript>
        <button className="chip">Apply</button>
      </noscript>
    </Choices>
  )
}

type ChoicesProps = {
  name: string
  text: string
  /** What each button leaves as it is. */
  kept: { [Name in keyof SearchNarrowing]: SearchNarrowing[Name] | undefined }
  children: ReactNode
}

/** The buttons of one filter: on a phone a row that scrolls horizontally, and fades where it goes on; elsewhere it wraps. */
function Choices({ name, text, kept, children }: ChoicesProps) {
  return (
    <form
      action="/search"
      aria-label={name}
      className={`flex shrink-0 gap-2 py-0.5 max-sm:-mx-4 max-sm:overflow-x-auto max-sm:px-4 max-sm:[scrollbar-width:none] sm:flex-wrap ${Children.count(children) > 2 ? 'max-sm:mask-[linear-gradient(to_right,black_calc(100%-4rem),transparent)] max-sm:pe-16' : ''}`}
    >
      <input type="hidden" name="q" value={text} />
      {Object.entries(kept).map(
        ([field, value]) => value && <input key={field} type="hidden" name={field} value={String(value)} />,
      )}
      {children}
    </form>
  )
}

type ChipProps = { field: 'category' | 'tag'; value: string; count?: number; isChosen: boolean }

function Chip({ field, value, count, isChosen }: ChipProps) {
  return (
    <button name={isChosen ? undefined : field} value={value} aria-pressed={isChosen} className="chip">
      <span dir="auto">{value}</span>
      {count !== undefined && <span className="text-muted tabular-nums">{count}</span>}
      {isChosen && <span className="sr-only">, remove</span>}
    </button>
  )
}

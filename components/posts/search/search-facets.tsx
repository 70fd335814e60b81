'use client'

import type { ReactNode } from 'react'
import type { Facet, PostFacets } from '@/lib/contract/search/search'
import type { SearchNarrowing } from '@/lib/format/addresses/paths'

type Props = { text: string; narrowing: SearchNarrowing; facets: PostFacets }

const ORDERS = [
  ['', 'Best match'],
  ['newest', 'Newest'],
  ['oldest', 'Oldest'],
  ['title', 'Title'],
] as const
/** On a phone a row that scrolls horizontally; elsewhere it wraps. */
const ROW =
  '-mx-4 flex items-start gap-3 overflow-x-auto px-4 [scrollbar-width:none] sm:mx-0 sm:overflow-visible sm:px-0'
const NAME = 'flex min-h-9 w-18 shrink-0 items-center text-sm font-semibold text-muted'
const CHIPS = 'flex gap-2 py-0.5 max-sm:shrink-0 sm:flex-wrap'

/**
 * Filters of search results with counts, and sort orders: buttons of forms that need no scripts, since links would be addresses for
 * crawlers without end. A client component, so that the page's data holds the counts and not the markup of each button.
 */
export function SearchFacets({ text, narrowing, facets }: Props) {
  const { category, tag, sort } = narrowing
  return (
    <div className="mt-6 grid gap-2 sm:gap-3">
      {facets.categories.length > 0 && (
        <Choices name="Category" text={text} kept={{ ...narrowing, category: undefined }}>
          <Facets field="category" facet={facets.categories} chosen={category} />
        </Choices>
      )}
      {facets.tags.length > 0 && (
        <Choices name="Tag" text={text} kept={{ ...narrowing, tag: undefined }}>
          <Facets field="tag" facet={facets.tags} chosen={tag} />
        </Choices>
      )}
      <Choices name="Order" text={text} kept={{ ...narrowing, sort: undefined }}>
        {ORDERS.map(([value, name]) => (
          <button
            key={value}
            name={value ? 'sort' : undefined}
            value={value}
            aria-pressed={(sort ?? '') === value}
            className="chip"
          >
            {name}
          </button>
        ))}
      </Choices>
    </div>
  )
}

type ChoicesProps = {
  name: string
  text: string
  /** What each button leaves as it is. */
  kept: { [Name in keyof SearchNarrowing]: SearchNarrowing[Name] | undefined }
  children: ReactNode
}

/** The buttons of one filter. */
function Choices({ name, text, kept, children }: ChoicesProps) {
  return (
    <form action="/search" aria-label={name} className={ROW}>
      <input type="hidden" name="q" value={text} />
      {Object.entries(kept).map(
        ([field, value]) => value && <input key={field} type="hidden" name={field} value={String(value)} />,
      )}
      <span className={NAME}>{name}</span>
      <div className={CHIPS}>{children}</div>
    </form>
  )
}

type FacetsProps = { field: 'category' | 'tag'; facet: Facet; chosen: string | undefined }

function Facets({ field, facet, chosen }: FacetsProps) {
  return facet.map(({ value, count }) => {
    const isChosen = value === chosen
    return (
      <button key={value} name={isChosen ? undefined : field} value={value} aria-pressed={isChosen} className="chip">
        <span dir="auto">{value}</span>
        <span className="text-muted tabular-nums">{count}</span>
        {isChosen && <span className="sr-only">, remove</span>}
      </button>
    )
  })
}

'use client'

import type { Facet, PostFacets } from '@/lib/contract/search/search'
import { searchPath, type SearchNarrowing } from '@/lib/format/addresses/search-paths'

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
 * Filters of search results with counts, and sort orders: links that need no scripts. A client component, so
 * that the page's data holds the counts and not the markup of each link.
 */
export function SearchFacets({ text, narrowing, facets }: Props) {
  const { category, tag, sort } = narrowing
  return (
    <div className="mt-6 grid gap-2 sm:gap-3">
      <FacetList
        name="Category"
        facet={facets.categories}
        chosen={category}
        addressOf={(value) => searchPath(text, 1, { ...narrowing, ...set('category', value) })}
      />
      <FacetList
        name="Tag"
        facet={facets.tags}
        chosen={tag}
        addressOf={(value) => searchPath(text, 1, { ...narrowing, ...set('tag', value) })}
      />
      <nav aria-label="Order" className={ROW}>
        <span className={NAME}>Order</span>
        <div className={CHIPS}>
          {ORDERS.map(([value, name]) => (
            <a
              key={value}
              href={searchPath(text, 1, { ...narrowing, sort: value })}
              aria-current={(sort ?? '') === value}
              className="chip"
            >
              {name}
            </a>
          ))}
        </div>
      </nav>
    </div>
  )
}

const set = (key: 'category' | 'tag', value: string | undefined) => ({ [key]: value ?? '' })

type ListProps = {
  name: string
  facet: Facet
  chosen: string | undefined
  addressOf: (value: string | undefined) => string
}

function FacetList({ name, facet, chosen, addressOf }: ListProps) {
  if (facet.length === 0) return null
  return (
    <nav aria-label={name} className={ROW}>
      <span className={NAME}>{name}</span>
      <div className={CHIPS}>
        {facet.map(({ value, count }) => {
          const isChosen = value === chosen
          return (
            <a key={value} href={addressOf(isChosen ? undefined : value)} aria-current={isChosen} className="chip">
              <span dir="auto">{value}</span>
              <span className="text-muted tabular-nums">{count}</span>
              {isChosen && <span className="sr-only">, remove</span>}
            </a>
          )
        })}
      </div>
    </nav>
  )
}

'use client'

import { type CSSProperties, memo, type MouseEvent, startTransition, useEffect, useRef } from 'react'
import { FAILURES } from '@/lib/contract/failure-texts'
import { EXPLORE_PAGE_SIZE } from '@/lib/contract/limits'
import { TEXTS } from '@/lib/contract/texts'
import { explorePath } from '@/lib/format/addresses/paths'
import { listPages } from '@/lib/format/texts/counts'
import { buttonStyle } from '../../ui/styles'
import { Pager } from '../../ui/controls/links'
import { isPlainClick } from '../../ui/controls/is-plain-click'
import { ClampedToggles } from '../../ui/display/clamped-toggles'
import { MarkedText } from '../../ui/display/marked-text'
import { PartialNote } from '../../ui/notes/partial-note'
import { SpellingNote } from '../../ui/notes/spelling-note'
import { Spinner } from '../../ui/notes/spinner'
import { usePartFocus } from '../../ui/focus'
import { AffiliateDisclosure } from '../affiliate-disclosure'
import { exploreSummary, type ExploreFilter, narrowingCount } from './explore-filter'
import { ExploreForm } from './explore-form'
import { productGrid } from '../card/product-box'
import { ProductCard } from '../card/product-card'
import type { ProductView } from '../product-view'
import { useCountedSearch, useExploreFilter } from './use-explore-filter'
import type { FoundView } from './found-view'
import { useCategories, useFound } from './use-found'

type Props = {
  /** The filter of the URL and its result; null if it failed to load. */
  filter: ExploreFilter
  found: FoundView | null
  /** The categories to filter by; those that were late for the server are loaded by the browser. */
  categories: string[] | 'late' | 'failed'
}

/** The Explore tab: all featured products with search and filters. */
export function Explore({ filter: initial, found: first, categories }: Props) {
  const { filter, text, type, applyEarlyInput, applyFilter, goToPage } = useExploreFilter(initial)
  const top = useRef<HTMLHeadingElement>(null)
  const hasTurned = useRef(false)
  const { found, isSearching, hasFailed, retry } = useFound(filter, { filter: initial, found: first })
  const used = useCategories(categories)
  const turnTo = (page: number) => {
    hasTurned.current = true
    startTransition(() => goToPage(page))
  }
  // Keep the scroll position until there are other products to read.
  useEffect(() => {
    if (!hasTurned.current || isSearching) return
    hasTurned.current = false
    top.current?.focus({ preventScroll: true })
    top.current?.scrollIntoView()
  }, [isSearching, found])
  return (
    <section aria-labelledby="explore" aria-busy={isSearching}>
      <h2 ref={top} id="explore" tabIndex={-1} className="text-3xl font-bold outline-none sm:text-4xl">
        Explore Featured Products
      </h2>
      <ClampedToggles />
      <AffiliateDisclosure className="mt-2 mb-6" />
      <ExploreForm
        text={text}
        filter={filter}
        categories={used}
        facets={found?.facets}
        onText={type}
        onFilter={applyFilter}
        onEarlyInput={applyEarlyInput}
      />
      {hasFailed ? (
        <ExploreError address={explorePath(filter)} onRetry={retry} />
      ) : (
        <Results
          found={found}
          page={filter.page}
          searching={isSearching}
          filter={filter}
          onFilter={applyFilter}
          onPage={turnTo}
        />
      )}
    </section>
  )
}

/** Error message with a retry: in place, or through its URL without scripts. */
function ExploreError({ address, onRetry }: { address: string; onRetry: () => void }) {
  const part = usePartFocus<HTMLDivElement>()
  const retry = (event: MouseEvent) => {
    event.preventDefault()
    onRetry()
  }
  return (
    <div ref={part} role="alert" className="empty-state">
      <div>
        <p className="text-lg text-muted">{TEXTS.fetchProducts}</p>
        <p className="text-muted">It may work again in a moment.</p>
        <a href={address} onClick={retry} className={buttonStyle('primary')}>
          Try again
        </a>
      </div>
    </div>
  )
}

type CardsProps = { products: ProductView[]; words: string[] | undefined }

/** Memoized: renders only for other products, so that filters and pages respond at once. */
const Cards = memo(function Cards({ products, words }: CardsProps) {
  return products.map((product, at) => (
    <li key={product.id} style={{ '--at': at } as CSSProperties}>
      <ProductCard
        product={product}
        heading="h3"
        group="explore"
        first={at === 0}
        {...(words && { mark: (text) => <MarkedText text={text} words={words} /> })}
      />
    </li>
  ))
})

const NO_PRODUCTS: ProductView[] = []

type ResultsProps = {
  /** Applies a filter without loading a page. */
  onFilter: (filter: ExploreFilter) => void
  found: FoundView | undefined
  page: number
  searching: boolean
  filter: ExploreFilter
  onPage: (page: number) => void
}

function Results({ found, page, searching, filter, onFilter, onPage }: ResultsProps) {
  const { products = NO_PRODUCTS, priceDate } = found ?? {}
  const { total, pages, label } = listPages(found?.pagination, {
    page,
    size: EXPLORE_PAGE_SIZE,
    count: products.length,
  })
  const { corrected, applied = false, suggested, partial, missing = [], words } = found?.search ?? {}
  const { search: text, category, sort } = filter
  const unfiltered: ExploreFilter = { search: text, category, page: 1, ...(sort && { sort }) }
  const clear = (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    document.getElementById('explore')?.focus({ preventScroll: true })
    onFilter(unfiltered)
  }
  const addressOf = (search: string) => explorePath({ ...filter, search, exact: undefined, page: 1 })
  const summary = products.length > 0 ? exploreSummary(page, products.length, total) : FAILURES.noProductsFound
  useCountedSearch(text, found && !searching ? products.length > 0 && !partial : null)
  return (
    <>
      {corrected && !searching && (
        <SpellingNote
          {...{ text: filter.search, corrected, applied }}
          suggested={suggested ? { text: suggested, address: addressOf(suggested) } : null}
          correctedAddress={addressOf(corrected)}
          exactAddress={explorePath({ ...filter, exact: true, page: 1 })}
        />
      )}
      {partial && !searching && <PartialNote thing="product" missing={missing} />}
      <div
        className={`my-5 flex min-h-8 flex-wrap items-center gap-x-4 text-muted ${products.length === 0 ? 'text-lg' : 'text-sm'}`}
      >
        {searching && <Spinner text="Searching..." />}
        <p role="status">{searching ? '' : summary}</p>
        {!searching && priceDate && <p>{priceDate}</p>}
        {narrowingCount(filter) > 0 && (
          <a
            href={explorePath(unfiltered)}
            onClick={clear}
            className="ms-auto inline-flex min-h-8 items-center text-sm font-semibold whitespace-nowrap text-link"
          >
            Clear filters
          </a>
        )}
      </div>
      <ul
        data-place="explore"
        data-search={text || undefined}
        className={`${productGrid(products.length)} transition-opacity ${searching ? 'opacity-50' : ''}`}
      >
        <Cards products={products} words={words} />
      </ul>
      {found && products.length === 0 && explorePath(filter) !== explorePath({}) && (
        <a href={explorePath({})} className={buttonStyle('quiet')}>
          Show all products
        </a>
      )}
      {pages > 1 && (
        <div className="mt-10">
          <Pager
            page={page}
            pages={pages}
            label={label}
            addressOf={(to) => explorePath({ ...filter, page: to })}
            onPage={onPage}
          />
        </div>
      )}
    </>
  )
}

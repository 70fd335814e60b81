import { type ChangeEvent, type FormEvent, useEffect, useEffectEvent, useRef } from 'react'
import { CATEGORIES, isCategory } from '@/lib/contract/posts/categories'
import { FAILURES } from '@/lib/contract/failure-texts'
import { MAX_QUERY_LENGTH } from '@/lib/contract/fields/address-query'
import type { ProductFacets } from '@/lib/contract/search/search'
import { explorePath } from '@/lib/format/addresses/paths'
import { buttonStyle } from '../../ui/styles'
import { type ExploreFilter, readExploreFilter } from './explore-filter'
import { EXPLORE_COLUMNS, EXPLORE_FIELD, EXPLORE_WIDE_LABEL } from './explore-field-style'
import { ExploreNarrowing } from './explore-narrowing'

type Props = {
  text: string
  filter: ExploreFilter
  categories: string[] | 'late' | 'failed'
  /** Facets of the products; without them only the category is offered. */
  facets: ProductFacets | undefined
  onText: (text: string) => void
  /** Called with the filter of the form. */
  onFilter: (filter: ExploreFilter) => void
  /** Called with the filter that was entered before hydration. */
  onEarlyInput: (filter: ExploreFilter) => void
}

/** Search and filter form of Explore; without scripts a plain GET form for the same URL. */
export function ExploreForm({ text, filter, categories, facets, onText, onFilter, onEarlyInput }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const { category } = filter
  const readForm = (): ExploreFilter => {
    const fields = [...new FormData(form.current ?? undefined)].map(([key, value]) => [key, String(value)])
    // Values that the form does not offer are kept.
    return { ...(facets ? {} : { ...filter, exact: undefined }), ...readExploreFilter(Object.fromEntries(fields)) }
  }
  const read = () => onFilter(readForm())
  const applyEarlyInput = useEffectEvent(() => {
    const early = readForm()
    if (explorePath(early) === explorePath({ ...filter, page: 1, exact: undefined })) return
    onEarlyInput(early)
  })
  // Input from before hydration is only in the DOM of the form.
  useEffect(() => applyEarlyInput(), [])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    read()
  }
  // A URL cannot filter by other categories.
  const fixed = CATEGORIES.filter((known) => typeof categories === 'object' && categories.includes(known))
  const options = isCategory(category) && !fixed.includes(category) ? [category, ...fixed] : fixed
  return (
    <form
      ref={form}
      action="/"
      onSubmit={submit}
      noValidate
      className={`grid grid-cols-[minmax(0,4fr)_minmax(0,3fr)] items-start gap-3 md:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] md:gap-4 ${EXPLORE_COLUMNS}`}
    >
      <input type="hidden" name="tab" value="explore" />
      <div className="max-md:col-span-2 lg:col-span-4">
        <label htmlFor="explore-search" className={EXPLORE_WIDE_LABEL}>
          Search products
        </label>
        <div className="flex gap-2">
          <input
            id="explore-search"
            type="search"
            name="search"
            value={text}
            maxLength={MAX_QUERY_LENGTH}
            placeholder="Search products..."
            autoComplete="off"
            enterKeyHint="search"
            onChange={(event: ChangeEvent<HTMLInputElement>) => onText(event.target.value)}
            className={EXPLORE_FIELD}
          />
          <button type="submit" className={`${buttonStyle('primary')} min-h-11`}>
            Search
          </button>
        </div>
      </div>
      <div className={`lg:col-span-2 ${facets ? '' : 'max-md:col-span-2'}`}>
        <label htmlFor="explore-category" className={EXPLORE_WIDE_LABEL}>
          Filter by Post Category
        </label>
        <select
          id="explore-category"
          name="post_category"
          value={category}
          onChange={read}
          className={EXPLORE_FIELD}
          {...(categories === 'failed' && { 'aria-describedby': 'no-categories' })}
        >
          <option value="">All Post Categories</option>
          {options.map((option) => (
            <option key={option} value={option}>
              {facets && facets.categories.length > 0 ? `${option} (${countOf(facets, option)})` : option}
            </option>
          ))}
        </select>
        {categories === 'failed' && (
          <p id="no-categories" className="mt-1 text-sm text-muted">
            {FAILURES.fetchPostCategories}
          </p>
        )}
      </div>
      {facets && <ExploreNarrowing filter={filter} facets={facets} onChange={read} />}
    </form>
  )
}

function countOf({ categories }: ProductFacets, category: string): string {
  return (categories.find(({ value }) => value === category)?.count ?? 0).toLocaleString('en-US')
}

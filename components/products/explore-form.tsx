import type { ChangeEvent, FormEvent } from 'react'
import { MAX_QUERY_LENGTH } from '@/lib/contract/limits'
import { buttonStyle } from '../ui/button-style'

type Props = {
  text: string
  category: string
  categories: string[]
  onText: (text: string) => void
  onCategory: (category: string) => void
  onSubmit: () => void
}

const FIELD = 'min-h-11 w-full rounded-lg border border-line bg-surface px-3 text-base hover:border-muted'
const LABEL = 'mb-1.5 block text-sm font-semibold'

/** What Explore is searched and filtered by; without scripts a plain form that asks for the same address. */
export function ExploreForm({ text, category, categories, onText, onCategory, onSubmit }: Props) {
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  const options = category && !categories.includes(category) ? [category, ...categories] : categories
  return (
    <form action="/" onSubmit={submit} className="grid gap-4 md:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
      <input type="hidden" name="tab" value="explore" />
      <div>
        <label htmlFor="explore-search" className={LABEL}>
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
            className={FIELD}
          />
          <button type="submit" className={`${buttonStyle('primary')} min-h-11`}>
            Search
          </button>
        </div>
      </div>
      <div>
        <label htmlFor="explore-category" className={LABEL}>
          Filter by Post Category
        </label>
        <select
          id="explore-category"
          name="post_category"
          value={category}
          onChange={(event: ChangeEvent<HTMLSelectElement>) => onCategory(event.target.value)}
          className={FIELD}
        >
          <option value="">All Post Categories</option>
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      </div>
    </form>
  )
}

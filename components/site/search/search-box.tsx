'use client'

import { lazy, Suspense, useEffect, useRef, useState, type FormEvent, type RefObject } from 'react'
import { buttonStyle } from '../../ui/styles'
import { usePathname, useSearchParams } from 'next/navigation'
import { readQueryText } from '@/lib/contract/fields/address-query'

/** Loaded when the box is first used; if that fails the box works without suggestions. */
const SearchSuggestions = lazy(() =>
  import('./search-suggestions').then(
    (loaded) => ({ default: loaded.SearchSuggestions }),
    () => ({ default: () => null }),
  ),
)

/**
 * A form that works without scripts and shows the current search. With scripts, blank text does nothing and
 * a repeated search reloads.
 */
export function SearchBox({ maxLength }: { maxLength: number }) {
  const input = useRef<HTMLInputElement>(null)
  const searched = useSearchedText(input, maxLength)
  const [isUsed, setUsed] = useState(false)
  useEffect(() => {
    // Blank text is handled by the script from here on, without the browser's validation message.
    if (input.current?.form) input.current.form.noValidate = true
  }, [])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const text = input.current?.value.trim()
    if (!text) return
    const query = new URLSearchParams({ q: text })
    const { pathname, search } = window.location
    const repeated = pathname === '/search' && new URLSearchParams(search).get('q') === text
    if (repeated) query.set('t', String(Date.now()))
    window.location.assign(`/search?${query}`)
  }
  return (
    <form action="/search" role="search" onSubmit={submit} className="flex w-full min-w-0 items-center md:gap-2">
      <div className="min-w-0 grow md:relative">
        <span className="icon icon-search" />
        <input
          ref={input}
          type="search"
          name="q"
          defaultValue={searched}
          required
          pattern=".*\S.*"
          maxLength={maxLength}
          aria-label="Search posts, tags, products"
          placeholder="Search posts, tags, products..."
          autoComplete="off"
          enterKeyHint="search"
          onFocus={() => setUsed(true)}
          className="search-field"
        />
        {isUsed && (
          <Suspense>
            <SearchSuggestions input={input} />
          </Suspense>
        )}
      </div>
      <button type="submit" className={`${buttonStyle('accent')} max-md:w-10 max-md:rounded-s-none max-md:px-0`}>
        <span className="max-md:sr-only">Search</span>
        <span className="icon icon-search size-4 md:hidden" />
      </button>
    </form>
  )
}

/**
 * The text of the current search; empty on other pages. The search box is reset to it when the page changes
 * or is shown again, but never while the user types.
 */
function useSearchedText(input: RefObject<HTMLInputElement | null>, maxLength: number): string {
  const isSearch = usePathname() === '/search'
  const query = useSearchParams().get('q')
  const searched = isSearch ? readQueryText(query ?? '', maxLength) : ''
  const shown = useRef(searched)
  useEffect(() => {
    if (shown.current !== searched && input.current !== document.activeElement) fill(input.current, searched)
    shown.current = searched
  }, [input, searched])
  useEffect(() => {
    // A page from the back/forward cache still has the text that was typed to leave it.
    const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && fill(input.current, searched)
    window.addEventListener('pageshow', onPageShow)
    return () => window.removeEventListener('pageshow', onPageShow)
  }, [input, searched])
  return searched
}

function fill(box: HTMLInputElement | null, text: string): void {
  if (box) box.value = text
}

'use client'

import { Search } from 'lucide-react'
import { useEffect, useRef, type FormEvent } from 'react'
import { MAX_QUERY_LENGTH } from '@/lib/contract/limits'

/** A form that works without scripts; with them, blank text does nothing and the same search again reloads. */
export function SearchBox() {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    // From here on blank text is told by the script, without the browser's own bubble.
    if (form.current) form.current.noValidate = true
  }, [])
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const text = String(new FormData(event.currentTarget).get('q') ?? '').trim()
    if (!text) return
    const asked = new URLSearchParams({ q: text })
    const { pathname, search } = window.location
    const repeated = pathname === '/search' && new URLSearchParams(search).get('q') === text
    if (repeated) asked.set('t', String(Date.now()))
    window.location.assign(`/search?${asked}`)
  }
  return (
    <form ref={form} action="/search" role="search" onSubmit={submit} className="flex w-full min-w-0 items-center gap-2">
      <div className="relative min-w-0 grow">
        <Search aria-hidden="true" className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-white/70" />
        <input
          type="search"
          name="q"
          required
          pattern=".*\S.*"
          maxLength={MAX_QUERY_LENGTH}
          aria-label="Search posts, tags, products"
          placeholder="Search posts, tags, products..."
          autoComplete="off"
          enterKeyHint="search"
          className="h-10 w-full rounded-lg border border-white/25 bg-white/10 pr-3 pl-9 text-base text-white placeholder:text-white/75 hover:bg-white/15 sm:text-sm"
        />
      </div>
      <button type="submit" className="min-h-10 rounded-lg bg-accent px-4 text-sm font-semibold text-on-accent hover:bg-accent-strong">
        Search
      </button>
    </form>
  )
}

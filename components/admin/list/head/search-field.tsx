import { Search } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { MAX_QUERY_LENGTH } from '@/lib/contract/limits'

/** Debounce of the search in milliseconds. */
const TYPING_PAUSE = 250

type Props = {
  q: string
  /** What is searched: `Posts of this list`. */
  label: string
  onSearch: (q: string) => void
}

/** Searches a list while typing, without changing the typed text. */
export function SearchField({ q, label, onSearch }: Props) {
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

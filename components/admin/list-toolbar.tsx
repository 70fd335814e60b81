'use client'

import { Search } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { type AdminView, POST_FILTERS, type PostFilter } from '@/lib/api/admin-view'
import type { PostCounts } from '@/lib/contract/post-counts'
import { MAX_QUERY_LENGTH } from '@/lib/contract/limits'
import type { ChangeView } from './use-admin-view'
import { ORDER_LABELS, ORDERS } from './view-address'

const FILTER_LABELS: Record<PostFilter, string> = {
  all: 'All Statuses',
  drafts: 'Drafts',
  published: 'Published',
  highlighted: 'Highlighted',
}
const COUNT_KEYS = { all: 'all', drafts: 'draft', published: 'published', highlighted: 'highlighted' } as const

type Props = { view: AdminView; counts: PostCounts | undefined; onChange: ChangeView }

/** Which posts the list shows, and in what order. */
export function ListToolbar({ view, counts, onChange }: Props) {
  return (
    <div className="grid gap-3 lg:flex lg:items-center lg:justify-between">
      <div role="group" aria-label="Filter by status" className="-mx-4 flex gap-1 overflow-x-auto px-4 sm:-mx-6 sm:px-6 lg:mx-0 lg:px-0">
        {POST_FILTERS.map((filter) => (
          <button
            key={filter}
            type="button"
            aria-pressed={view.filter === filter}
            ref={view.filter === filter ? bringIntoView : undefined}
            onClick={() => view.filter !== filter && onChange({ filter })}
            className="flex h-10 shrink-0 items-center gap-1.5 rounded-full px-3.5 text-sm font-semibold text-muted transition-colors hover:bg-tint hover:text-ink aria-pressed:bg-purple-800 aria-pressed:text-white"
          >
            <span>{FILTER_LABELS[filter]}</span>
            {counts && <span className="font-normal tabular-nums">{counts[COUNT_KEYS[filter]].toLocaleString('en-US')}</span>}
          </button>
        ))}
      </div>
      <div className="flex gap-2">
        <SearchField q={view.q} onSearch={(q) => onChange({ q }, 'replace')} />
        <select
          aria-label="Sort posts"
          value={view.sort}
          onChange={(event) => onChange({ sort: ORDERS.find((order) => order === event.target.value) })}
          className="h-11 min-w-0 rounded-lg border border-field bg-surface px-3 text-sm"
        >
          {ORDERS.map((order) => (
            <option key={order} value={order}>
              {view.q && order === 'newest' ? 'Best match first' : ORDER_LABELS[order]}
            </option>
          ))}
        </select>
      </div>
    </div>
  )
}

function bringIntoView(button: HTMLElement | null): void {
  button?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })
}

/** Milliseconds without a keystroke after which a search begins. */
const TYPING_PAUSE = 250

function SearchField({ q, onSearch }: { q: string; onSearch: (q: string) => void }) {
  const [text, setText] = useState(q)
  const asked = useRef(q)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(pause.current), [])
  useEffect(() => {
    if (q === asked.current) return
    clearTimeout(pause.current)
    asked.current = q
    setText(q)
  }, [q])
  const search = (value: string) => {
    clearTimeout(pause.current)
    const wanted = value.trim()
    if (wanted === asked.current) return
    asked.current = wanted
    onSearch(wanted)
  }
  return (
    <form
      role="search"
      aria-label="Posts of this list"
      className="relative min-w-0 flex-1 lg:w-72"
      onSubmit={(event) => {
        event.preventDefault()
        search(text)
      }}
    >
      <Search aria-hidden="true" size={18} className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-muted" />
      <input
        type="search"
        aria-label="Search this list"
        placeholder="Search this list"
        maxLength={MAX_QUERY_LENGTH}
        value={text}
        onChange={({ target }) => {
          setText(target.value)
          clearTimeout(pause.current)
          pause.current = setTimeout(() => search(target.value), TYPING_PAUSE)
        }}
        className="h-11 w-full rounded-lg border border-field bg-surface pr-3 pl-10 text-base"
      />
    </form>
  )
}

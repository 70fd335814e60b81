'use client'

import { type AdminView, type PostFilter } from '@/lib/api/admin-view'
import type { PostCounts } from '@/lib/contract/post-counts'
import { FilterChips } from './filter-chips'
import { SearchField } from './search-field'
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
      <FilterChips
        label="Filter by status"
        filters={FILTER_LABELS}
        chosen={view.filter}
        countOf={(filter) => counts?.[COUNT_KEYS[filter]]}
        onChoose={(filter) => onChange({ filter })}
      />
      <div className="flex gap-2">
        <SearchField q={view.q} label="Posts of this list" onSearch={(q) => onChange({ q }, 'replace')} />
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

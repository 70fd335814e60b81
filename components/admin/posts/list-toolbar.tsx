'use client'

import { type AdminView, type AdminFilter } from '@/lib/client/admin-view'
import type { PostStatusCounts } from '@/lib/contract/posts/post-counts'
import { FilterChips, SearchAndOrder } from '../list/list-head'
import { type ChangeView, ORDER_LABELS } from './use-admin-view'

const FILTER_LABELS: Record<AdminFilter, string> = {
  all: 'All Statuses',
  drafts: 'Drafts',
  published: 'Published',
  highlighted: 'Highlighted',
}
const COUNT_KEYS = { all: 'all', drafts: 'draft', published: 'published', highlighted: 'highlighted' } as const

type Props = { view: AdminView; counts: PostStatusCounts | undefined; onChange: ChangeView }

/** Filter, search and sort order of the posts. */
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
      <SearchAndOrder noun="posts" view={view} orders={ORDER_LABELS} onChange={onChange} />
    </div>
  )
}

'use client'

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { CARD } from '@/components/ui/styles'
import { deletedPostsQuery } from '@/lib/client/posts/post-states'
import { DELETED_POST_DAYS } from '@/lib/contract/limits'
import type { DeletedPost } from '@/lib/contract/posts/deleted-post'
import { DeletedBatchBar } from './deleted-batch-bar'
import { DeletedRow } from './deleted-row'
import { ListHead } from '../list/list-head'
import { ListPager, ListSkeleton } from '../list/list-states'
import { SelectAll, useSelection } from '../list/selection'
import { usePages } from '../list/use-list-address'
import { PanelError } from '../panel-error'

const NOTE =
  `Deleted posts can be restored for ${DELETED_POST_DAYS} days, under the same address. ` +
  'Until then, the address of a post that was public answers that it is gone.'

/** The deleted posts that can be restored. */
export function DeletedPanel() {
  const [page, setPage] = useState(1)
  const selection = useSelection<DeletedPost>('deleted')
  const selectionToggle = useRef<HTMLButtonElement>(null)
  const { data, error, isPlaceholderData, refetch, dataUpdatedAt } = useQuery({
    ...deletedPostsQuery(page),
    placeholderData: keepPreviousData,
  })
  const pages = data?.pagination.total_pages
  const { top, turnTo } = usePages(page, isPlaceholderData ? undefined : pages, setPage)
  if (error) return <PanelError title="Deleted posts could not be read" error={error} onRetry={() => void refetch()} />
  if (!data) return <ListSkeleton />
  return (
    <div ref={top} tabIndex={-1} className="grid gap-4 outline-none">
      <p className="text-sm text-muted">{NOTE}</p>
      {(data.posts.length > 0 || selection.active) && (
        <ListHead noun="post" total={data.pagination.total} selection={selection} toggle={selectionToggle} />
      )}
      {data.posts.length === 0 ? (
        <div className={`${CARD} grid justify-items-center gap-3 border-dashed px-4 py-14 text-center`}>
          <Trash2 aria-hidden="true" className="text-muted" />
          <h2 className="font-display text-xl font-bold">No deleted posts</h2>
        </div>
      ) : (
        <div className={`${CARD} overflow-clip`}>
          {selection.active && <SelectAll items={data.posts} selection={selection} />}
          <ul
            aria-label="Deleted posts"
            aria-busy={isPlaceholderData}
            className={isPlaceholderData ? 'opacity-60' : ''}
          >
            {data.posts.map((post) => (
              <DeletedRow
                key={post.id}
                post={post}
                now={dataUpdatedAt}
                selected={selection.active ? selection.has(post) : null}
                onSelect={(selected, range) => selection.choose(data.posts, post, selected, range)}
              />
            ))}
          </ul>
        </div>
      )}
      <ListPager page={page} pages={pages ?? 1} addressOf={() => '/admin?tab=deleted'} onPage={turnTo} />
      {selection.active && <DeletedBatchBar selection={selection} next={selectionToggle} />}
    </div>
  )
}

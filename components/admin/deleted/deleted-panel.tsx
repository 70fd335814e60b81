'use client'

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { CARD } from '@/components/ui/display/card-style'
import { deletedPostsQuery } from '@/lib/client/posts/deleted-posts'
import { DELETED_POST_DAYS } from '@/lib/contract/limits'
import { DeletedRow } from './deleted-row'
import { ListPager } from '../list/list-pager'
import { ListSkeleton } from '../list/list-states'
import { usePages } from '../list/place/use-pages'
import { PanelError } from '../panel-error'

const NOTE =
  `Deleted posts can be restored for ${DELETED_POST_DAYS} days, under the same address. ` +
  'Until then, the address of a post that was public answers that it is gone.'

/** The deleted posts that can be restored. */
export function DeletedPanel() {
  const [page, setPage] = useState(1)
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
      {data.posts.length === 0 ? (
        <div className={`${CARD} grid justify-items-center gap-3 border-dashed px-4 py-14 text-center`}>
          <Trash2 aria-hidden="true" className="text-muted" />
          <h2 className="font-display text-xl font-bold">No deleted posts</h2>
        </div>
      ) : (
        <ul
          aria-label="Deleted posts"
          aria-busy={isPlaceholderData}
          className={`${CARD} divide-y divide-line ${isPlaceholderData ? 'opacity-60' : ''}`}
        >
          {data.posts.map((post) => (
            <DeletedRow key={post.id} post={post} now={dataUpdatedAt} />
          ))}
        </ul>
      )}
      <ListPager page={page} pages={pages ?? 1} addressOf={() => '/admin?tab=deleted'} onPage={turnTo} />
    </div>
  )
}

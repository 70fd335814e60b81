'use client'

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRef, use } from 'react'
import { adminPostsQuery } from '@/lib/client/calls/queries'
import { HighlightOrderButton } from '../highlights/order-button'
import { BatchBar } from './batch-bar'
import { ListHead } from '../list/list-head'
import { ListPager, ListEmpty, ListError, ListSkeleton } from '../list/list-states'
import { ListToolbar } from './list-toolbar'
import { postViewsQuery } from '@/lib/client/insights'
import type { PostSummary } from '@/lib/contract/posts/post'
import { OwnApi } from '../whole-contract'
import { AdminPostRow } from './admin-post-row'
import { SelectAll, useSelection, type Selection } from '../list/selection'
import { useAdminView, POSTS_ADDRESS } from './use-admin-view'
import { useListPosition } from '../list/use-list-position'
import { usePages } from '../list/use-list-address'

/** The posts of the site: filter, search, sort order, selection and actions. */
export function PostsPanel() {
  const [view, change] = useAdminView()
  const selection = useSelection(view.filter)
  const selectionToggle = useRef<HTMLButtonElement>(null)
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...adminPostsQuery(view),
    placeholderData: keepPreviousData,
  })
  useListPosition(POSTS_ADDRESS.path(view), data !== undefined)
  const pages = data?.pagination.total_pages
  const { top, turnTo } = usePages(view.page, isPlaceholderData ? undefined : pages, (page, entry) =>
    change({ page }, entry),
  )
  return (
    <div ref={top} tabIndex={-1} className="grid gap-4 outline-none">
      <ListToolbar view={view} counts={data?.counts} onChange={change} />
      <ListHead noun="post" total={data?.pagination.total} selection={selection} toggle={selectionToggle} />
      {view.filter === 'highlighted' && <HighlightOrderButton count={data?.counts.highlighted ?? 0} />}
      {error && <ListError error={error} onRetry={refetch} />}
      {!data && !error && <ListSkeleton />}
      {data?.posts.length === 0 && <ListEmpty view={view} onReset={() => change({ filter: 'all', q: '' })} />}
      {data && data.posts.length > 0 && (
        <AdminPostList posts={data.posts} selection={selection} faded={isPlaceholderData} />
      )}
      <ListPager
        page={view.page}
        pages={pages ?? 1}
        addressOf={(page) => POSTS_ADDRESS.path({ ...view, page })}
        onPage={turnTo}
      />
      {selection.active && <BatchBar selection={selection} next={selectionToggle} />}
    </div>
  )
}

/** The posts of one page of the dashboard. */
function AdminPostList({
  posts,
  selection,
  faded,
}: {
  posts: PostSummary[]
  selection: Selection<PostSummary>
  faded: boolean
}) {
  const published = posts.filter(({ status }) => status === 'published').map(({ id }) => id)
  const insights = use(OwnApi)
  const { data: views } = useQuery(postViewsQuery(insights ? published : []))
  return (
    <div className="overflow-clip rounded-card border border-line bg-surface">
      {selection.active && <SelectAll items={posts} selection={selection} />}
      <ul aria-busy={faded} className={`transition-opacity ${faded ? 'opacity-60' : ''}`}>
        {posts.map((post) => (
          <AdminPostRow
            key={post.id}
            post={post}
            views={views?.get(post.id) ?? 0}
            selected={selection.active ? selection.has(post) : null}
            onSelect={(selected, range) => selection.choose(posts, post, selected, range)}
          />
        ))}
      </ul>
    </div>
  )
}

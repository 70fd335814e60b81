'use client'

import { useQuery } from '@tanstack/react-query'
import { use } from 'react'
import { postViewsQuery } from '@/lib/client/site/insights'
import type { PostSummary } from '@/lib/contract/posts/post'
import { WholeContract } from '../whole-contract'
import { AdminPostRow } from './admin-post-row'
import { SelectAll } from '../list/selection/select-all'
import type { Selection } from '../list/selection/use-selection'

/** The posts of one page of the dashboard. */
export function AdminPostList({
  posts,
  selection,
  faded,
}: {
  posts: PostSummary[]
  selection: Selection<PostSummary>
  faded: boolean
}) {
  const published = posts.filter(({ status }) => status === 'published').map(({ id }) => id)
  const insights = use(WholeContract)
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

'use client'

import type { PostSummary } from '@/lib/contract/posts/post'
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
  return (
    <div className="overflow-clip rounded-card border border-line bg-surface">
      {selection.active && <SelectAll items={posts} selection={selection} />}
      <ul aria-busy={faded} className={`transition-opacity ${faded ? 'opacity-60' : ''}`}>
        {posts.map((post) => (
          <AdminPostRow
            key={post.id}
            post={post}
            selected={selection.active ? selection.has(post) : null}
            onSelect={(selected, range) => selection.choose(posts, post, selected, range)}
          />
        ))}
      </ul>
    </div>
  )
}

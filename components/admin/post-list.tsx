'use client'

import { useRef } from 'react'
import type { PostSummary } from '@/lib/contract/post'
import { PostRow } from './post-row'
import type { Selection } from './use-selection'

/** The posts of one page of the dashboard. */
export function PostList({ posts, selection, faded }: { posts: PostSummary[]; selection: Selection; faded: boolean }) {
  const last = useRef<string | null>(null)
  const select = (post: PostSummary, selected: boolean, range: boolean) => {
    const from = posts.findIndex(({ id }) => id === last.current)
    const to = posts.indexOf(post)
    const meant = range && from >= 0 ? posts.slice(Math.min(from, to), Math.max(from, to) + 1) : [post]
    last.current = post.id
    selection.set(meant, selected)
  }
  return (
    <div className="overflow-clip rounded-card border border-line bg-surface">
      {selection.active && <SelectAll posts={posts} selection={selection} />}
      <ul aria-busy={faded} className={`transition-opacity ${faded ? 'opacity-60' : ''}`}>
        {posts.map((post) => (
          <PostRow
            key={post.id}
            post={post}
            selected={selection.active ? selection.has(post) : null}
            onSelect={(selected, range) => select(post, selected, range)}
          />
        ))}
      </ul>
    </div>
  )
}

function SelectAll({ posts, selection }: { posts: PostSummary[]; selection: Selection }) {
  const selected = posts.filter(selection.has).length
  const all = selected === posts.length
  return (
    <label className="flex items-center gap-4 border-b border-line px-3 py-3 text-sm font-semibold md:px-4">
      <input
        type="checkbox"
        className="size-5 accent-purple-600"
        ref={(box) => {
          if (box) box.indeterminate = selected > 0 && !all
        }}
        checked={all}
        onChange={() => selection.set(posts, !all)}
      />
      Select all on this page
    </label>
  )
}

import { useState } from 'react'
import type { PostFilter } from '@/lib/api/admin-view'
import type { PostSummary } from '@/lib/contract/post'

export type Selection = {
  /** Whether posts can be selected at all. */
  active: boolean
  posts: PostSummary[]
  has: (post: PostSummary) => boolean
  begin: () => void
  /** Leaves selection mode and forgets what was selected. */
  end: () => void
  /** Selects all of these posts, or none of them. */
  set: (posts: PostSummary[], selected: boolean) => void
}

type State = { filter: PostFilter; posts: Map<string, PostSummary> }

/** The posts selected for a batch action, across pages and searches; another filter clears them. */
export function useSelection(filter: PostFilter): Selection {
  const [active, setActive] = useState(false)
  const [state, setState] = useState<State>({ filter, posts: new Map() })
  if (state.filter !== filter) setState({ filter, posts: new Map() })
  const leave = (on: boolean) => {
    setActive(on)
    setState({ filter, posts: new Map() })
  }
  return {
    active,
    posts: [...state.posts.values()],
    has: (post) => state.posts.has(post.id),
    begin: () => leave(true),
    end: () => leave(false),
    set: (posts, selected) =>
      setState((now) => {
        const next = new Map(now.posts)
        for (const post of posts) {
          if (selected) next.set(post.id, post)
          else next.delete(post.id)
        }
        return { ...now, posts: next }
      }),
  }
}

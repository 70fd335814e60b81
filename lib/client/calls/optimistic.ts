import type { QueryClient } from '@tanstack/react-query'
import type { PostSummary } from '../../contract/posts/post'
import { ADMIN_LISTS } from '../posts/admin-posts'
import { type AdminList, countPosts } from '../admin-view'

/** Computes the post after a change; null if it is deleted. */
export type Change = (post: PostSummary) => PostSummary | null

/**
 * Optimistically applies a change to every cached list.
 * @returns a function that rolls back the change of these posts only.
 */
export async function applyOptimistically(client: QueryClient, ids: string[], change: Change): Promise<() => void> {
  await client.cancelQueries({ queryKey: ADMIN_LISTS })
  const touched = new Set(ids)
  const before = client.getQueriesData<AdminList>({ queryKey: ADMIN_LISTS })
  client.setQueriesData<AdminList>({ queryKey: ADMIN_LISTS }, (list) => list && changed(list, touched, change))
  return () => {
    for (const [key, list] of before) {
      client.setQueryData<AdminList>(key, (present) => present && list && restored(present, list, touched))
    }
  }
}

function changed(list: AdminList, touched: Set<string>, change: Change): AdminList {
  const posts = list.posts.flatMap((post) => {
    const after = touched.has(post.id) ? change(post) : post
    return after ? [after] : []
  })
  return withCounts(list, posts)
}

/** The list with the given posts as they were before, at their old positions. */
function restored(present: AdminList, before: AdminList, touched: Set<string>): AdminList {
  const now = new Map(present.posts.map((post) => [post.id, post]))
  const posts = before.posts.flatMap((post) => {
    const next = touched.has(post.id) ? post : now.get(post.id)
    return next ? [next] : []
  })
  return withCounts(present, posts)
}

/** The list with other posts on its page; total and counts are adjusted. */
function withCounts(list: AdminList, posts: PostSummary[]): AdminList {
  const [was, is] = [countPosts(list.posts), countPosts(posts)]
  return {
    posts,
    pagination: { ...list.pagination, total: list.pagination.total + posts.length - list.posts.length },
    counts: {
      all: list.counts.all + is.all - was.all,
      draft: list.counts.draft + is.draft - was.draft,
      published: list.counts.published + is.published - was.published,
      highlighted: list.counts.highlighted + is.highlighted - was.highlighted,
    },
  }
}

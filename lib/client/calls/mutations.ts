import { type QueryClient, mutationOptions } from '@tanstack/react-query'
import type { PostSummary, PostStatus } from '../../contract/posts/post'
import { ADMIN_LISTS, refreshPosts } from '../posts/admin-posts'
import { type AdminList, countPosts } from '../admin-view'
import { api } from './client'
import { draftCopy } from '../posts/draft-copy'

type OnSettled<Result> = (
  data: unknown,
  error: unknown,
  input: unknown,
  shown: unknown,
  context: { client: QueryClient },
) => Result

/** The `onSettled` of a mutation that refreshes queries, whether the write succeeded or not. */
export function afterWrite<Result>(refresh: (client: QueryClient) => Result): OnSettled<Result> {
  return (_data, _error, _input, _shown, { client }) => refresh(client)
}

/** Computes the post after a change; null if it is deleted. */
type Change = (post: PostSummary) => PostSummary | null

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

/** A change of a post from the dashboard. */
export type QuickChange = { status?: PostStatus; isHighlighted?: boolean }

const WRITES = ['admin', 'write'] as const

/** Refetches the lists after the last of several writes: a refetch between them could bring back old values. */
const onSettled = afterWrite((client) => {
  if (client.isMutating({ mutationKey: WRITES }) === 1) void refreshPosts(client)
})

/** Mutation key of batch writes. */
export const BATCH_WRITES = [...WRITES, 'batch'] as const

/** Mutation key of the writes of one post. */
export function writesOf(id: string) {
  return [...WRITES, 'post', id] as const
}

/** Publishes, unpublishes, highlights or unhighlights one post. */
export function changePostMutation(id: string) {
  return mutationOptions({
    mutationKey: writesOf(id),
    mutationFn: (change: QuickChange) => api.posts.update({ params: { id }, body: change }),
    onMutate: (change, { client }) => context(client, [id], (post) => afterChange(post, change)),
    onError,
    onSettled,
  })
}

/** Deletes one post. */
export function deletePostMutation(id: string) {
  return mutationOptions({
    mutationKey: writesOf(id),
    mutationFn: () => api.posts.remove({ id }),
    onMutate: (_input, { client }) => context(client, [id], () => null),
    onError,
    onSettled,
  })
}

/** Deletes posts, all or none. */
export const deletePostsMutation = mutationOptions({
  mutationKey: BATCH_WRITES,
  mutationFn: (ids: string[]) => api.posts.batchDelete({ ids }),
  onMutate: (ids, { client }) => context(client, ids, () => null),
  onError,
  onSettled,
})

/** Highlights posts or removes their highlight, all or none. */
export const highlightPostsMutation = mutationOptions({
  mutationKey: BATCH_WRITES,
  mutationFn: (input: { ids: string[]; isHighlighted: boolean }) => api.posts.batchHighlight(input),
  onMutate: ({ ids, isHighlighted }, { client }) =>
    context(client, ids, (post) => afterChange(post, { isHighlighted })),
  onError,
  onSettled,
})

/** Publishes or unpublishes posts, all or none; `highlighted` are those to highlight once they are published. */
export const setPostsStatusMutation = mutationOptions({
  mutationKey: BATCH_WRITES,
  mutationFn: (input: { ids: string[]; status: PostStatus; highlighted?: string[] }) => api.posts.batchStatus(input),
  onMutate: ({ ids, status, highlighted = [] }, { client }) =>
    context(client, ids, (post) =>
      afterChange(post, { status, ...(highlighted.includes(post.id) && { isHighlighted: true }) }),
    ),
  onError,
  onSettled,
})

/** Creates a draft copy of a post, without an optimistic update. */
export function duplicatePostMutation(id: string) {
  return mutationOptions({
    mutationKey: writesOf(id),
    mutationFn: async () => {
      const { post } = (await api.posts.get({ id })).data
      return (await api.posts.create({ body: draftCopy(post) })).data.post
    },
    onSettled,
  })
}

/** A post after a change, as the API will return it: a draft is never highlighted. */
function afterChange(post: PostSummary, change: QuickChange): PostSummary {
  const after = { ...post, ...change }
  return { ...after, isHighlighted: after.status === 'published' && after.isHighlighted }
}

async function context(client: QueryClient, ids: string[], change: Change) {
  return { rollback: await applyOptimistically(client, ids, change) }
}

function onError(_error: Error, _input: unknown, context: { rollback: () => void } | undefined): void {
  context?.rollback()
}

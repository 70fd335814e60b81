import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import type { PostStatus, PostSummary } from '../../contract/posts/post'
import { refreshPosts } from '../posts/admin-posts'
import { afterWrite } from './after-write'
import { api } from './client'
import { draftCopy } from '../posts/draft-copy'
import { type Change, applyOptimistically } from './optimistic'

/** A change of a post from the dashboard. */
export type QuickChange = { status?: PostStatus; isHighlighted?: boolean }

const WRITES = ['admin', 'write'] as const

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
export function deletePostsMutation() {
  return mutationOptions({
    mutationKey: BATCH_WRITES,
    mutationFn: (ids: string[]) => api.posts.batchDelete({ ids }),
    onMutate: (ids, { client }) => context(client, ids, () => null),
    onError,
    onSettled,
  })
}

/** Highlights posts or removes their highlight, all or none. */
export function highlightPostsMutation() {
  return mutationOptions({
    mutationKey: BATCH_WRITES,
    mutationFn: (input: { ids: string[]; isHighlighted: boolean }) => api.posts.batchHighlight(input),
    onMutate: ({ ids, isHighlighted }, { client }) =>
      context(client, ids, (post) => afterChange(post, { isHighlighted })),
    onError,
    onSettled,
  })
}

/** Publishes or unpublishes posts, all or none; `highlighted` are those to highlight once they are published. */
export function setPostsStatusMutation() {
  return mutationOptions({
    mutationKey: BATCH_WRITES,
    mutationFn: (input: { ids: string[]; status: PostStatus; highlighted?: string[] }) => api.posts.batchStatus(input),
    onMutate: ({ ids, status, highlighted = [] }, { client }) =>
      context(client, ids, (post) =>
        afterChange(post, { status, ...(highlighted.includes(post.id) && { isHighlighted: true }) }),
      ),
    onError,
    onSettled,
  })
}

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

/** Refetches the lists after the last of several writes: a refetch between them could bring back old values. */
const onSettled = afterWrite((client) => {
  if (client.isMutating({ mutationKey: WRITES }) === 1) void refreshPosts(client)
})

import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { MAX_BATCH_SIZE, DELETED_POSTS_PER_PAGE } from '../../contract/limits'
import { refreshPosts } from './admin-posts'
import { writesOf, writesTo } from '../calls/mutations'
import { api } from '../calls/client'
import type { PreviewedWork } from '../../contract/posts/editor-calls'

/** The highlighted posts in their order. */
export const highlightsQuery = queryOptions({
  queryKey: ['admin', 'highlights'],
  queryFn: async ({ signal }) => {
    const query = { status: 'published' as const, isHighlighted: true, limit: MAX_BATCH_SIZE, brief: true }
    return (await api.posts.list(query, { signal })).data.posts
  },
})

/** Sets the order of the highlights. */
export const orderHighlightsMutation = writesTo(refreshPosts)((ids: string[]) => api.posts.orderHighlights({ ids }))

/** Mutation key of changes to deleted posts: one at a time. */
const DELETED_WRITES = ['admin', 'deleted-write'] as const

const refresh = (client: QueryClient) => void refreshPosts(client)

const writeDeleted = writesTo(refresh, DELETED_WRITES)

const writePlan = writesTo(refresh)

/** One page of the deleted posts that can be restored, latest first. */
export function deletedPostsQuery(page: number) {
  return queryOptions({
    queryKey: ['admin', 'deleted', page],
    queryFn: async ({ signal }) =>
      (await api.deleted.list({ page, per_page: DELETED_POSTS_PER_PAGE }, { signal })).data,
    placeholderData: keepPreviousData,
  })
}

/** Restores deleted posts, all or none. */
export const restorePostsMutation = writeDeleted((ids: string[]) => api.deleted.restore({ ids }))

/** Permanently deletes posts that were deleted before, all or none. */
export const erasePostsMutation = writeDeleted((ids: string[]) => api.deleted.erase({ ids }))

/** The posts with a plan, the next first. */
export const plansQuery = queryOptions({
  queryKey: ['admin', 'plans'],
  queryFn: async ({ signal }) => (await api.plans.list(undefined, { signal })).data.posts,
})

/** The plan of a post. */
export function planQuery(id: string) {
  return queryOptions({
    queryKey: ['admin', 'plans', id],
    queryFn: async ({ signal }) => (await api.plans.get({ id }, { signal })).data.plan,
  })
}

/** Plans when a post is published and unpublished, ISO 8601. */
export function setPlanMutation(id: string) {
  return writePlan((body: { publish_at: string | null; unpublish_at: string | null }) =>
    api.plans.set({ params: { id }, body }),
  )
}

/** Tries a failed plan again. */
export function retryPlanMutation(id: string) {
  return writePlan(() => api.plans.retry({ id }))
}

/** The versions of a post, current one first. */
export function postVersionsQuery(id: string) {
  return queryOptions({
    queryKey: ['admin', 'versions', id],
    queryFn: async ({ signal }) => (await api.versions.list({ id }, { signal })).data.versions,
  })
}

/** One version of a post with all fields. */
export function postVersionQuery(id: string, version: string) {
  return queryOptions({
    queryKey: ['admin', 'version', id, version],
    queryFn: async ({ signal }) => (await api.versions.get({ id, version }, { signal })).data.version,
    staleTime: Infinity,
  })
}

/** Restores a version of a post; rejected if the post was saved after `updated_at`. */
export function restoreVersionMutation(id: string) {
  return writesTo(
    refreshPosts,
    writesOf(id),
  )(({ version, updated_at }: { version: string; updated_at: string }) =>
    api.versions.restore({ params: { id, version }, body: { updated_at } }),
  )
}

/** Unsaved work as visitors would get it, rendered anew for each preview that is opened. */
export function postPreviewQuery(work: PreviewedWork) {
  return queryOptions({
    queryKey: ['admin', 'preview', work],
    queryFn: async ({ signal }) => (await api.posts.preview(work, { signal })).data,
    gcTime: 0,
    retry: false,
  })
}

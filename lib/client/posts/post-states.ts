import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query'
import { MAX_BATCH_SIZE, DELETED_POSTS_PER_PAGE } from '../../contract/limits'
import { api } from '../calls/client'
import type { PreviewedWork } from '../../contract/posts/editor-calls'

/** The highlighted posts in their order, read anew each time. */
export const highlightsQuery = queryOptions({
  queryKey: ['admin', 'highlights'],
  queryFn: async ({ signal }) => {
    const query = { status: 'published' as const, isHighlighted: true, limit: MAX_BATCH_SIZE, brief: true }
    return (await api.posts.list(query, { signal })).data.posts
  },
  gcTime: 0,
})

/** One page of the deleted posts that can be restored, latest first. */
export function deletedPostsQuery(page: number) {
  return queryOptions({
    queryKey: ['admin', 'deleted', page],
    queryFn: async ({ signal }) =>
      (await api.deleted.list({ page, per_page: DELETED_POSTS_PER_PAGE }, { signal })).data,
    placeholderData: keepPreviousData,
  })
}

/** Changes deleted posts, all or none, and one call at a time. */
const changeDeleted = <Result>(change: (input: { ids: string[] }) => Promise<Result>) =>
  mutationOptions({ mutationKey: ['admin', 'deleted-write'], mutationFn: (ids: string[]) => change({ ids }) })

/** Restores deleted posts, all or none. */
export const restorePostsMutation = changeDeleted((input) => api.deleted.restore(input))

/** Permanently deletes posts that were deleted before, all or none. */
export const erasePostsMutation = changeDeleted((input) => api.deleted.erase(input))

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
export const setPlanMutation = (id: string) =>
  mutationOptions({
    mutationFn: (body: { publish_at: string | null; unpublish_at: string | null }) =>
      api.plans.set({ params: { id }, body }),
  })

/** Tries a failed plan again. */
export const retryPlanMutation = (id: string) => mutationOptions({ mutationFn: () => api.plans.retry({ id }) })

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
export const restoreVersionMutation = (id: string) =>
  mutationOptions({
    mutationFn: ({ version, updated_at }: { version: string; updated_at: string }) =>
      api.versions.restore({ params: { id, version }, body: { updated_at } }),
  })

/** Unsaved work as visitors would get it, rendered anew for each preview that is opened. */
export function postPreviewQuery(work: PreviewedWork) {
  return queryOptions({
    queryKey: ['admin', 'preview', work],
    queryFn: async ({ signal }) => (await api.posts.preview(work, { signal })).data,
    gcTime: 0,
    retry: false,
  })
}

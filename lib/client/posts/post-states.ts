import { keepPreviousData, mutationOptions } from '@tanstack/react-query'
import { MAX_BATCH_SIZE, DELETED_POSTS_PER_PAGE } from '../../contract/limits'
import { api } from '../calls/client'
import { adminQuery } from '../calls/query-client'
import type { PreviewedWork } from '../../contract/posts/editor-calls'

/** The highlighted posts in their order, read anew each time. */
export const highlightsQuery = {
  ...adminQuery(['highlights'], async (init) => {
    const query = { status: 'published' as const, isHighlighted: true, limit: MAX_BATCH_SIZE, brief: true }
    return (await api.posts.list(query, init)).data.posts
  }),
  gcTime: 0,
}

/** One page of the deleted posts that can be restored, latest first. */
export const deletedPostsQuery = (page: number) => ({
  ...adminQuery(
    ['deleted', page],
    async (init) => (await api.deleted.list({ page, per_page: DELETED_POSTS_PER_PAGE }, init)).data,
  ),
  placeholderData: keepPreviousData,
})

/** Changes deleted posts, all or none, and one call at a time. */
const changeDeleted = <Result>(change: (input: { ids: string[] }) => Promise<Result>) =>
  mutationOptions({ mutationKey: ['admin', 'deleted-write'], mutationFn: (ids: string[]) => change({ ids }) })

/** Restores deleted posts, all or none. */
export const restorePostsMutation = changeDeleted((input) => api.deleted.restore(input))

/** Permanently deletes posts that were deleted before, all or none. */
export const erasePostsMutation = changeDeleted((input) => api.deleted.erase(input))

/** The posts with a plan, the next first. */
export const plansQuery = adminQuery(['plans'], async (init) => (await api.plans.list(undefined, init)).data.posts)

/** The plan of a post. */
export const planQuery = (id: string) =>
  adminQuery(['plans', id], async (init) => (await api.plans.get({ id }, init)).data.plan)

/** Plans when a post is published and unpublished, ISO 8601. */
export const setPlanMutation = (id: string) =>
  mutationOptions({
    mutationFn: (body: { publish_at: string | null; unpublish_at: string | null }) =>
      api.plans.set({ params: { id }, body }),
  })

/** Tries a failed plan again. */
export const retryPlanMutation = (id: string) => mutationOptions({ mutationFn: () => api.plans.retry({ id }) })

/** The versions of a post, current one first. */
export const postVersionsQuery = (id: string) =>
  adminQuery(['versions', id], async (init) => (await api.versions.list({ id }, init)).data.versions)

/** One version of a post with all fields. */
export const postVersionQuery = (id: string, version: string) => ({
  ...adminQuery(['version', id, version], async (init) => (await api.versions.get({ id, version }, init)).data.version),
  staleTime: Infinity,
})

/** Restores a version of a post; rejected if the post was saved after `updated_at`. */
export const restoreVersionMutation = (id: string) =>
  mutationOptions({
    mutationFn: ({ version, updated_at }: { version: string; updated_at: string }) =>
      api.versions.restore({ params: { id, version }, body: { updated_at } }),
  })

/** Unsaved work as visitors would get it, rendered anew for each preview that is opened. */
export const postPreviewQuery = (work: PreviewedWork) => ({
  ...adminQuery(['preview', work], async (init) => (await api.posts.preview(work, init)).data),
  gcTime: 0,
  retry: false,
})

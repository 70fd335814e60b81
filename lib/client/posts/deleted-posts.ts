import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { DELETED_POSTS_PER_PAGE } from '../../contract/limits'
import { refreshPosts } from './admin-posts'
import { afterWrite } from '../calls/after-write'
import { api } from '../calls/client'

/** Mutation key of changes to deleted posts: one at a time. */
export const DELETED_WRITES = ['admin', 'deleted-write'] as const

const onSettled = afterWrite((client) => void refreshPosts(client))

/** One page of the deleted posts that can be restored, latest first. */
export function deletedPostsQuery(page: number) {
  return queryOptions({
    queryKey: ['admin', 'deleted', page],
    queryFn: async ({ signal }) =>
      (await api.deleted.list({ page, per_page: DELETED_POSTS_PER_PAGE }, { signal })).data,
  })
}

/** Restores deleted posts, all or none. */
export function restorePostsMutation() {
  return mutationOptions({
    mutationKey: DELETED_WRITES,
    mutationFn: (ids: string[]) => api.deleted.restore({ ids }),
    onSettled,
  })
}

/** Permanently deletes posts that were deleted before, all or none. */
export function erasePostsMutation() {
  return mutationOptions({
    mutationKey: DELETED_WRITES,
    mutationFn: (ids: string[]) => api.deleted.erase({ ids }),
    onSettled,
  })
}

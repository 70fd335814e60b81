import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { DELETED_POSTS_PER_PAGE } from '../../contract/limits'
import { refreshPosts } from './admin-posts'
import { afterWrite } from '../calls/after-write'
import { api } from '../calls/client'

/** Mutation key of changes to deleted posts: one at a time. */
export const DELETED_WRITES = ['admin', 'deleted-write'] as const

/** One page of the deleted posts that can be restored, latest first. */
export function deletedPostsQuery(page: number) {
  return queryOptions({
    queryKey: ['admin', 'deleted', page],
    queryFn: async ({ signal }) =>
      (await api.deleted.list({ page, per_page: DELETED_POSTS_PER_PAGE }, { signal })).data,
  })
}

/** Restores deleted posts one by one; stops at the first error. */
export function restorePostsMutation() {
  return mutationOptions({
    mutationKey: DELETED_WRITES,
    mutationFn: async (ids: string[]) => {
      for (const id of ids) await api.deleted.restore({ id })
    },
    onSettled: afterWrite((client) => void refreshPosts(client)),
  })
}

/** Permanently deletes a post that was deleted before. */
export function erasePostMutation() {
  return mutationOptions({
    mutationKey: DELETED_WRITES,
    mutationFn: (id: string) => api.deleted.erase({ id }),
    onSettled: afterWrite((client) => void refreshPosts(client)),
  })
}

import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { ApiError } from '../../contract/failure'
import { FAILURES } from '../../contract/failure-texts'
import { ADMIN_LISTS, fetchAdminList } from '../posts/admin-posts'
import type { AdminView } from '../admin-view'
import { api } from './client'
import { adminQuery } from './query-client'

/** One view of the dashboard's list. @param isOwn whether the API is ours. */
export function adminPostsQuery(view: AdminView, isOwn: boolean) {
  return queryOptions({
    queryKey: [...ADMIN_LISTS, view],
    queryFn: ({ client, signal }) => fetchAdminList(client, view, isOwn, signal),
    placeholderData: keepPreviousData,
  })
}

/** A whole post for the admin, drafts included. */
export const adminPostQuery = (id: string) =>
  adminQuery(['post', id], async (init) => {
    if (!id.trim()) throw new ApiError(400, FAILURES.postIdRequired)
    const read = async () => (await api.posts.get({ id }, init)).data.post
    try {
      return await read()
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 404)) throw error
      // Without a valid session a draft answers 404.
      await api.admin.authCheck(undefined, init)
      return read()
    }
  })

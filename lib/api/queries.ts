import { queryOptions } from '@tanstack/react-query'
import { TEXTS } from '../contract/texts'
import { ADMIN_LISTS, fetchAdminList } from './admin-posts'
import type { AdminView } from './admin-view'
import { api } from './client'

/** One view of the dashboard. */
export function adminPosts(view: AdminView) {
  return queryOptions({
    queryKey: [...ADMIN_LISTS, view],
    queryFn: ({ client, signal }) => fetchAdminList(client, view, signal),
  })
}

/** A whole post as the admin sees it, drafts too. */
export function adminPost(id: string) {
  return queryOptions({
    queryKey: ['admin', 'post', id],
    queryFn: async ({ signal }) => {
      if (!id) throw new Error(TEXTS.postIdRequired)
      return (await api.posts.get({ id }, { signal })).data.post
    },
  })
}

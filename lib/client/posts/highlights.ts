import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { MAX_BATCH_SIZE } from '../../contract/limits'
import { refreshPosts } from './admin-posts'
import { afterWrite } from '../calls/after-write'
import { api } from '../calls/client'

/** The highlighted posts in their order. */
export function highlightsQuery() {
  return queryOptions({
    queryKey: ['admin', 'highlights'],
    queryFn: async ({ signal }) => {
      const query = { status: 'published' as const, isHighlighted: true, limit: MAX_BATCH_SIZE, brief: true }
      return (await api.posts.list(query, { signal })).data.posts
    },
  })
}

/** Sets the order of the highlights. */
export function orderHighlightsMutation() {
  return mutationOptions({
    mutationFn: (ids: string[]) => api.posts.orderHighlights({ ids }),
    onSettled: afterWrite((client) => refreshPosts(client)),
  })
}

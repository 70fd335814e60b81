import { queryOptions } from '@tanstack/react-query'
import { api } from '../calls/client'

/** The tags of all posts, by name, with their counts. */
export const tagsQuery = queryOptions({
  queryKey: ['admin', 'tags'],
  queryFn: async ({ signal }) => (await api.tags.list(undefined, { signal })).data.tags,
  staleTime: 30_000,
})

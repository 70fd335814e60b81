import { queryOptions } from '@tanstack/react-query'
import { api } from '../calls/client'

/** All authors by name, with the posts they wrote. */
export const authorsQuery = queryOptions({
  queryKey: ['admin', 'authors'],
  queryFn: async ({ signal }) => (await api.authors.list(undefined, { signal })).data.authors,
})

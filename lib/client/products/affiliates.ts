import { queryOptions } from '@tanstack/react-query'
import { api } from '../calls/client'

/** The affiliate programs of all shops. */
export const affiliateProgrammesQuery = queryOptions({
  queryKey: ['admin', 'programmes'],
  queryFn: async ({ signal }) => (await api.affiliates.list(undefined, { signal })).data.programmes,
})

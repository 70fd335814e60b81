import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from './calls/client'

/** One page of the redirects whose path or target contains a text. */
export function redirectsQuery(q: string, page: number) {
  return queryOptions({
    queryKey: ['admin', 'redirects', q, page],
    queryFn: async ({ signal }) => (await api.redirects.list({ ...(q && { q }), page }, { signal })).data,
    placeholderData: keepPreviousData,
  })
}

/** The paths that visitors missed. */
export const missingVisitsQuery = queryOptions({
  queryKey: ['admin', 'missing visits'],
  queryFn: async ({ signal }) => (await api.redirects.missing(undefined, { signal })).data.visits,
})

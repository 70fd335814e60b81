import { keepPreviousData } from '@tanstack/react-query'
import { api } from './calls/client'
import { adminQuery } from './calls/query-client'

/** One page of the redirects whose path or target contains a text. */
export const redirectsQuery = (q: string, page: number) => ({
  ...adminQuery(
    ['redirects', q, page],
    async (init) => (await api.redirects.list({ ...(q && { q }), page }, init)).data,
  ),
  placeholderData: keepPreviousData,
})

/** The paths that visitors missed. */
export const missingVisitsQuery = adminQuery(
  ['missing visits'],
  async (init) => (await api.redirects.missing(undefined, init)).data.visits,
)

import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { RedirectInput } from '../contract/redirect'
import { writesTo } from './calls/mutations'
import { api } from './calls/client'

const REDIRECTS = ['admin', 'redirects'] as const

/** One page of the redirects whose path or target contains a text. */
export function redirectsQuery(q: string, page: number) {
  return queryOptions({
    queryKey: [...REDIRECTS, 'list', q, page],
    queryFn: async ({ signal }) => (await api.redirects.list({ ...(q && { q }), page }, { signal })).data,
    placeholderData: keepPreviousData,
  })
}

/** The paths that visitors missed. */
export const missingVisitsQuery = queryOptions({
  queryKey: [...REDIRECTS, 'missing'],
  queryFn: async ({ signal }) => (await api.redirects.missing(undefined, { signal })).data.visits,
})

const write = writesTo((client) => client.invalidateQueries({ queryKey: REDIRECTS }))

/** Adds a redirect, or changes the one with an id. */
export const saveRedirectMutation = write(({ id, input }: { id: string | null; input: RedirectInput }) =>
  id === null ? api.redirects.create(input) : api.redirects.update({ params: { id }, body: input }),
)

/** Deletes a redirect. */
export const removeRedirectMutation = write((id: string) => api.redirects.remove({ id }))

/** Imports redirects from CSV, all or none. */
export const importRedirectsMutation = write((csv: string) => api.redirects.importCsv({ csv }))

/** Removes paths from the list of those that visitors missed. */
export const forgetMissingMutation = write((paths: string[]) => api.redirects.forget({ paths }))

/** All redirects as CSV. */
export async function exportRedirectsCsv(): Promise<string> {
  return (await api.redirects.exportCsv()).data.csv
}

import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query'
import type { RedirectInput } from '../contract/redirect'
import { afterWrite } from './calls/mutations'
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

const onSettled = afterWrite((client) => client.invalidateQueries({ queryKey: REDIRECTS }))

/** Adds a redirect, or changes the one with an id. */
export const saveRedirectMutation = mutationOptions({
  mutationFn: ({ id, input }: { id: string | null; input: RedirectInput }) =>
    id === null ? api.redirects.create(input) : api.redirects.update({ params: { id }, body: input }),
  onSettled,
})

/** Deletes a redirect. */
export const removeRedirectMutation = mutationOptions({
  mutationFn: (id: string) => api.redirects.remove({ id }),
  onSettled,
})

/** Imports redirects from CSV, all or none. */
export const importRedirectsMutation = mutationOptions({
  mutationFn: (csv: string) => api.redirects.importCsv({ csv }),
  onSettled,
})

/** Removes paths from the list of those that visitors missed. */
export const forgetMissingMutation = mutationOptions({
  mutationFn: (paths: string[]) => api.redirects.forget({ paths }),
  onSettled,
})

/** All redirects as CSV. */
export async function exportRedirectsCsv(): Promise<string> {
  return (await api.redirects.exportCsv()).data.csv
}

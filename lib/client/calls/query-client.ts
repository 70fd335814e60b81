import { QueryClient, queryOptions } from '@tanstack/react-query'
import { ApiError } from '../../contract/failure'

/**
 * Queries retry once, but not on 4xx, and do not refetch on window focus. While offline, calls fail at once
 * instead of pausing. After a write the admin's queries are read anew.
 */
export function newQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: (failures, error) => failures < 1 && !isRefused(error),
        refetchOnWindowFocus: false,
        networkMode: 'always',
      },
      mutations: {
        networkMode: 'always',
        // After the last of several writes: a refetch between them could bring back old values.
        onSettled: (_data, _error, _input, _shown, { client }) => {
          if (client.isMutating() === 1) void refreshAdmin(client)
        },
      },
    },
  })
}

type Read<Data> = (init: { signal: AbortSignal }) => Promise<Data>

/** A query of the admin. @param key names it, with what it depends on. */
export const adminQuery = <Data>(key: readonly unknown[], read: Read<Data>) =>
  queryOptions({ queryKey: ['admin', ...key], queryFn: ({ signal }) => read({ signal }) })

/** Reads all queries of the admin anew: those that are shown at once, others when they are next. */
export function refreshAdmin(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: ['admin'] })
}

function isRefused(error: Error): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500
}

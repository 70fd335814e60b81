import { QueryClient } from '@tanstack/react-query'
import { ApiError } from '../../contract/failure'

/**
 * Queries retry once, but not on 4xx, and do not refetch on window focus. While offline, calls fail at once
 * instead of pausing.
 */
export function newQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: (failures, error) => failures < 1 && !isRefused(error),
        refetchOnWindowFocus: false,
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  })
}

function isRefused(error: Error): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500
}

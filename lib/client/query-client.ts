import { QueryClient } from '@tanstack/react-query'
import { ApiError } from '../contract/failure'

/**
 * Queries retry once, but not what the API refused; they do not refetch when the window gets the
 * focus. Without a network calls fail at once rather than wait for it.
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

import { QueryClient } from '@tanstack/react-query'
import { ApiError } from '../contract/failure'

/** Queries retry once, but not what the API refused; they do not refetch when the window gets the focus. */
export function newQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: (failures, error) => failures < 1 && !isRefused(error), refetchOnWindowFocus: false },
    },
  })
}

function isRefused(error: Error): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500
}

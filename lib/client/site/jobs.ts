import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { afterWrite } from '../calls/after-write'
import { api } from '../calls/client'

const FAILED_JOBS = ['admin', 'failed-jobs'] as const
const refresh = (client: QueryClient) => client.invalidateQueries({ queryKey: FAILED_JOBS })

/** The background jobs that failed, the latest first. */
export function failedJobsQuery() {
  return queryOptions({
    queryKey: FAILED_JOBS,
    queryFn: async ({ signal }) => (await api.jobs.listFailed(undefined, { signal })).data.jobs,
  })
}

/** Tries a failed job again. */
export function retryJobMutation() {
  return mutationOptions({ mutationFn: (id: string) => api.jobs.retry({ id }), onSettled: afterWrite(refresh) })
}

/** Deletes a failed job. */
export function dismissJobMutation() {
  return mutationOptions({ mutationFn: (id: string) => api.jobs.dismiss({ id }), onSettled: afterWrite(refresh) })
}

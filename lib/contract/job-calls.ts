import { z } from 'zod'
import { admin, dataResponse, id, messageResponse } from './call'
import * as f from '@/lib/contract/fields/fields'

/** Background work that was given up. */
const failedJobSchema = z.object({
  id: f.anyText,
  /** What it was to do. */
  kind: f.anyText,
  /** Why the last attempt failed. */
  reason: f.anyText,
  failed_at: f.timestamp,
})
export type FailedJob = z.infer<typeof failedJobSchema>

/** Background jobs that failed: additions of this site. */
export const jobCalls = {
  listFailed: admin('GET /admin/failed-jobs', 'List background jobs that were given up', {
    description: 'The latest 100.',
  }).output(dataResponse({ jobs: f.looseObjects(failedJobSchema) })),
  retry: admin('POST /admin/failed-jobs/{id}/retry', 'Try a failed background job again', { failures: [404] })
    .input(z.object({ id }))
    .output(messageResponse({})),
  dismiss: admin('DELETE /admin/failed-jobs/{id}', 'Delete a failed background job', { failures: [404] })
    .input(z.object({ id }))
    .output(messageResponse({})),
}

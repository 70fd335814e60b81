import { z } from 'zod'
import { admin, dataResponse, id, messageResponse } from './call'
import { anyText, looseObjects, timestamp } from '@/lib/contract/fields/fields'

/** Background work that was given up. */
const failedJobSchema = z.object({
  id: anyText,
  /** What it was to do. */
  kind: anyText,
  /** Why the last attempt failed. */
  reason: anyText,
  failed_at: timestamp,
})
export type FailedJob = z.infer<typeof failedJobSchema>

/** Background jobs that failed: additions of this site. */
export const jobCalls = {
  listFailed: admin()
    .route({
      method: 'GET',
      path: '/admin/failed-jobs',
      summary: 'List background jobs that were given up (an addition of this site)',
      description: 'The latest 100.',
    })
    .output(dataResponse({ jobs: looseObjects(failedJobSchema) })),
  retry: admin(404)
    .route({
      method: 'POST',
      path: '/admin/failed-jobs/{id}/retry',
      summary: 'Try a failed background job again (an addition of this site)',
    })
    .input(z.object({ id }))
    .output(messageResponse({})),
  dismiss: admin(404)
    .route({
      method: 'DELETE',
      path: '/admin/failed-jobs/{id}',
      summary: 'Delete a failed background job (an addition of this site)',
    })
    .input(z.object({ id }))
    .output(messageResponse({})),
}

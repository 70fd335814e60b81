import { errors } from '../core/errors'
import { dismissJob, listFailedJobs, retryJob } from '../jobs/enqueue'
import { api } from './implement'

/** The calls for background jobs that failed. */
export const jobCalls = {
  listFailed: api.jobs.listFailed.handler(async ({ context: { database } }) => ({
    data: { jobs: await listFailedJobs(database) },
  })),
  retry: api.jobs.retry.handler(async ({ input: { id }, context: { database } }) => {
    if (!(await retryJob(database, id))) throw errors.jobNotFound()
    return { message: 'It will be tried again' }
  }),
  dismiss: api.jobs.dismiss.handler(async ({ input: { id }, context: { database } }) => {
    if (!(await dismissJob(database, id))) throw errors.jobNotFound()
    return { message: 'Background job deleted' }
  }),
}

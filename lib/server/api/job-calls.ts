import { errors } from '../core/errors'
import { dismissJob, listFailedJobs, retryJob } from '../jobs/enqueue'
import type { Answers } from './implement'

/** The calls for background jobs that failed. */
export const jobCalls: Answers['jobs'] = {
  listFailed: async (_input, { database }) => ({ data: { jobs: await listFailedJobs(database) } }),
  retry: async ({ id }, { database }) => {
    if (!(await retryJob(database, id))) throw errors.jobNotFound()
    return { message: 'It will be tried again' }
  },
  dismiss: async ({ id }, { database }) => {
    if (!(await dismissJob(database, id))) throw errors.jobNotFound()
    return { message: 'Background job deleted' }
  },
}

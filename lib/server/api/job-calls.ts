import 'server-only'
import { errors } from '../core/errors'
import { dismissJob, listFailedJobs, retryJob } from '../jobs/enqueue'
import { api } from './implement'

const success = true as const

const listFailed = api.jobs.listFailed.handler(async ({ context: { database } }) => ({
  success,
  data: { jobs: await listFailedJobs(database) },
}))

const retry = api.jobs.retry.handler(async ({ input: { id }, context: { database } }) => {
  if (!(await retryJob(database, id))) throw errors.jobNotFound()
  return { success, message: 'It will be tried again' }
})

const dismiss = api.jobs.dismiss.handler(async ({ input: { id }, context: { database } }) => {
  if (!(await dismissJob(database, id))) throw errors.jobNotFound()
  return { success, message: 'Background job deleted' }
})

/** The calls for background jobs that failed. */
export const jobCalls = { listFailed, retry, dismiss }

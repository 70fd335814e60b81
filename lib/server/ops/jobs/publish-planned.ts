import 'server-only'
import { log } from '../../core/log'
import { database } from '../../db/open/connect'
import { jobHandler } from '../../jobs/run-job'
import { afterWrite } from '../../posts/after-write'
import { carryOut, PLANNED_STATUS } from '../../posts/plans/post-plans'

/** Publishes and unpublishes posts at their planned times, and has every page rendered anew. */
export const plannedStatusJobs = jobHandler(PLANNED_STATUS, async (planned) => {
  if (!(await carryOut(await database(), planned))) return
  log.info({ post: planned.post, status: planned.status }, 'a planned post changed its status')
  await afterWrite([planned.post])
})

import 'server-only'
import { z } from 'zod'
import { log } from '../../core/log'
import { database } from '../../db/open/connect'
import { jobKind } from '../../jobs/job-kind'
import { jobHandler } from '../../jobs/run-job'
import { purgeDeleted } from '../../posts/deleted-posts'

const EVERY = 6 * 3_600_000

/** Erases deleted posts that can no longer be restored; always one such job waits. */
export const PURGE_DELETED = jobKind({
  name: 'purge deleted posts',
  data: z.object({}),
  attempts: Infinity,
})

export const purgeDeletedJobs = jobHandler(PURGE_DELETED, async () => {
  const erased = await purgeDeleted(await database())
  if (erased > 0) log.info({ erased }, 'deleted posts were erased after 30 days')
  return new Date(Date.now() + EVERY)
})

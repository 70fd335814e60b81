import 'server-only'
import { log } from '../../core/log'
import { database } from '../../db/connect'
import { ensureJob } from '../../jobs/enqueue'
import { handleJobs } from '../../jobs/run-jobs'
import { PURGE_DELETED, purgeDeletedJobs } from './purge-deleted'

/** Milliseconds after a start, so that the first requests are not slowed down. */
const FIRST_AFTER = 60_000

/** Starts the background work of this instance: every kind of job has its handler here. */
export async function startJobs(): Promise<void> {
  const runAt = new Date(Date.now() + FIRST_AFTER)
  await ensureJob(await database(), PURGE_DELETED, {}, { runAt, key: 'all' }).catch((error: unknown) =>
    log.warn({ err: error }, 'repeated background jobs could not be added'),
  )
  handleJobs([purgeDeletedJobs])
}

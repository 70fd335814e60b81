import { env } from '../../core/env'
import { log } from '../../core/log'
import { connection, database } from '../../db/open/connect'
import { failInterrupted } from '../../imports/state/command-imports'
import { ensureJob, type JobKind } from '../../jobs/enqueue'
import { handleJobs } from '../../jobs/run-jobs'
import { removeScratch } from '../../products/feeds/feed-files'
import { checkShopJobs } from '../../products/links/check-links'
import * as scheduled from './scheduled-jobs'
import { importSiteJobs, removeFilesJobs, watchCommandJobs } from './import-site'
import { followSalesJobs, readFeedJobs } from './read-feeds'

/** Milliseconds after a start, so that the first requests are not slowed down. */
const FIRST_AFTER = 60_000

/** Starts the background work of this instance: every kind of job has its handler here. */
export async function startJobs(): Promise<void> {
  const always = [scheduled.PURGE_DELETED, scheduled.COLLECT_PICTURES]
  const repeated = env().LINK_CHECKS === 'on' ? [...always, scheduled.QUEUE_LINKS] : always
  for (const kind of repeated) await addRepeated(kind)
  await failInterrupted(await connection()).catch((error: unknown) =>
    log.warn({ err: error }, 'interrupted imports could not be looked up'),
  )
  await removeScratch()
  handleJobs([
    scheduled.purgeDeletedJobs,
    scheduled.collectPicturesJobs,
    scheduled.plannedStatusJobs,
    scheduled.queueLinksJobs,
    checkShopJobs(),
    importSiteJobs,
    removeFilesJobs,
    watchCommandJobs,
    scheduled.notifySearchEnginesJobs,
    readFeedJobs,
    followSalesJobs,
  ])
}

async function addRepeated(kind: JobKind<Record<string, never>>): Promise<void> {
  const runAt = new Date(Date.now() + FIRST_AFTER)
  await ensureJob(await database(), kind, {}, { runAt, key: 'all' }).catch((error: unknown) =>
    log.warn({ err: error, kind: kind.name }, 'a repeated background job could not be added'),
  )
}

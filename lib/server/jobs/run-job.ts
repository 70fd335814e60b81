import { log } from '../core/log'
import { database } from '../db/open/connect'
import { type AnyKind, type JobKind, MAX_CRASHES } from './enqueue'
import { finishJob, LEASE, type LeasedJob, renewLease, returnJob } from './leases'

/**
 * Does a job. It may run twice, after an instance was killed in the middle: it must cope with what is done already.
 * @param stopped aborted when this process stops.
 * @returns when to do the job again; nothing if it is done.
 * @throws what the list of failed jobs shows; the job is tried again later.
 */
type Work<Data> = (data: Data, stopped: AbortSignal) => Promise<Date | void>

export type JobHandler = {
  kind: AnyKind
  run: (data: unknown, stopped: AbortSignal) => Promise<Date | void>
  giveUp?: (data: unknown, reason: string) => Promise<void>
}

/**
 * Pairs a kind of jobs with the function that does one.
 * @param giveUp records elsewhere that a job is tried no more, in place of the list of failed jobs.
 */
export const jobHandler = <Data extends object>(
  kind: JobKind<Data>,
  work: Work<Data>,
  giveUp?: (data: Data, reason: string) => Promise<void>,
): JobHandler => ({
  kind,
  run: async (data, stopped) => work(kind.data.parse(data), stopped),
  ...(giveUp && { giveUp: (data, reason) => giveUp(kind.data.parse(data), reason) }),
})

const ATTEMPTS = 8
const FIRST_RETRY = 30_000
const LONGEST_RETRY = 24 * 3_600_000
/** Characters of an error that are stored. */
const LONGEST_REASON = 500

/** Runs a leased job, and records how it ended. */
export async function runJob(job: LeasedJob, handler: JobHandler, stopped: AbortSignal): Promise<void> {
  const attempts = handler.kind.attempts ?? ATTEMPTS
  if (job.crashes >= MAX_CRASHES || job.attempts > attempts)
    return fail(job, handler, `The site stopped while this ran${job.crashes > 1 ? `, ${job.crashes} times` : ''}`)
  const renewal = setInterval(() => void renew(job), LEASE / 3).unref()
  try {
    const again = await handler.run(job.data, stopped)
    if (again) await returnJob(await database(), job, { runAt: again, attempts: 0, crashes: 0, lastError: null })
    else await finishJob(await database(), job)
  } catch (error) {
    log.warn({ err: error, kind: job.kind, attempt: job.attempts }, 'a background job failed')
    const reason = (error instanceof Error ? error.message : String(error))
      .replaceAll('\0', '')
      .slice(0, LONGEST_REASON)
    if (job.attempts >= attempts) return await fail(job, handler, reason)
    const pause = Math.min(LONGEST_RETRY, FIRST_RETRY * 4 ** (job.attempts - 1))
    await returnJob(await database(), job, { runAt: new Date(Date.now() + pause), lastError: reason })
  } finally {
    clearInterval(renewal)
  }
}

async function renew(job: LeasedJob): Promise<void> {
  try {
    await renewLease(await database(), job)
  } catch (error) {
    log.warn({ err: error, kind: job.kind }, 'the lease of a background job could not be renewed')
  }
}

async function fail(job: LeasedJob, { giveUp }: JobHandler, lastError: string): Promise<void> {
  if (!giveUp) return returnJob(await database(), job, { failedAt: new Date(), lastError })
  await giveUp(job.data, lastError)
  await finishJob(await database(), job)
}

import { and, asc, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import { newId } from '../core/new-id'
import type { Database } from '../db/database'
import { jobs } from '../db/schema/jobs-schema'
import { QueryCache } from '../db/query/query-cache'
import type { AnyKind } from './enqueue'

export type Job = typeof jobs.$inferSelect
export type LeasedJob = Job & { lease: string }

/** Milliseconds after which the job of an instance that no longer renews its lease is another's. */
export const LEASE = 60_000

/** A process that ends a job, or fails at it, removes its lease: one that is left belonged to a process that died. */
const CRASHES = sql`${jobs.crashes} + case when ${jobs.lease} is null then 0 else 1 end`

const cache = new QueryCache<ReadonlyMap<string, Date>>()

/**
 * When the next job of each kind can start; kinds without a waiting job are absent. On the embedded database, which belongs
 * to this process, this costs nothing until something is written.
 */
export function nextDue(database: Database): Promise<ReadonlyMap<string, Date>> {
  return cache.get(database, 'due', async () => {
    const due = sql`min(greatest(${jobs.runAt}, ${jobs.leasedUntil}))`.mapWith(jobs.runAt)
    const rows = await database
      .select({ kind: jobs.kind, due })
      .from(jobs)
      .where(isNull(jobs.failedAt))
      .groupBy(jobs.kind)
    return new Map(rows.map((row) => [row.kind, row.due]))
  })
}

/** Takes due jobs of a kind, the oldest first, each for this caller alone until its lease ends. */
export async function leaseJobs(database: Database, kind: AnyKind, limit: number): Promise<LeasedJob[]> {
  const now = new Date()
  const isFree = or(isNull(jobs.leasedUntil), lte(jobs.leasedUntil, now))
  const due = database.$with('due').as(
    database
      .select({ id: jobs.id })
      .from(jobs)
      .where(and(eq(jobs.kind, kind.name), isNull(jobs.failedAt), lte(jobs.runAt, now), isFree))
      .orderBy(asc(jobs.runAt))
      .limit(limit)
      .for('update', { skipLocked: true }),
  )
  const lease = newId()
  const taken = await database
    .with(due)
    .update(jobs)
    .set({ lease, leasedUntil: leaseEnd(), attempts: sql`${jobs.attempts} + 1`, crashes: CRASHES })
    .where(inArray(jobs.id, database.select({ id: due.id }).from(due)))
    .returning()
  return taken.map((job) => ({ ...job, lease }))
}

/** Extends the lease of a job. */
export async function renewLease(database: Database, job: LeasedJob): Promise<void> {
  await database.update(jobs).set({ leasedUntil: leaseEnd() }).where(isLeased(job))
}

/** Deletes a job that is done. If another replaced it meanwhile, that one can start now. */
export async function finishJob(database: Database, job: LeasedJob): Promise<void> {
  const done = await database.delete(jobs).where(isLeased(job)).returning({ id: jobs.id })
  if (done.length === 0) await freeReplacement(database, job)
}

/** Gives a job back with changes, such as the time to try it again. */
export async function returnJob(database: Database, job: LeasedJob, changes: Partial<Job>): Promise<void> {
  const returned = await database
    .update(jobs)
    .set({ ...changes, lease: null, leasedUntil: null })
    .where(isLeased(job))
    .returning({ id: jobs.id })
  if (returned.length === 0) await freeReplacement(database, job)
}

const leaseEnd = () => new Date(Date.now() + LEASE)

const isLeased = (job: LeasedJob) => and(eq(jobs.id, job.id), eq(jobs.lease, job.lease))

async function freeReplacement(database: Database, job: LeasedJob): Promise<void> {
  await database
    .update(jobs)
    .set({ leasedUntil: null })
    .where(and(eq(jobs.id, job.id), isNull(jobs.lease)))
}

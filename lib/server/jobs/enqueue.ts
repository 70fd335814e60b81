import { and, eq, isNotNull, isNull, lt, type SQL, sql, desc } from 'drizzle-orm'
import { newId } from '../core/new-id'
import type { Database } from '../db/database'
import { jobs } from '../db/schema/jobs-schema'
import type { FailedJob } from '@/lib/contract/job-calls'
import type { z } from 'zod'

type Options = {
  /** Now, unless given. */
  runAt?: Date
  /** Replaces the waiting or failed job of this kind that has the same key. */
  key?: string | null
}

/**
 * Adds a job. In the transaction of a write, the job exists if and only if the write does.
 * If the job that a key replaces is running, that attempt ends, and the new job runs after it.
 */
export async function enqueue<Data extends object>(
  tx: Database,
  kind: JobKind<Data>,
  data: Data,
  { runAt, key = null, setWhere }: Options & { setWhere?: SQL | undefined } = {},
): Promise<void> {
  const now = new Date()
  const row = { id: newId(), kind: kind.name, key, data, runAt: runAt ?? now, createdAt: now }
  const target = [jobs.kind, jobs.key]
  await tx.insert(jobs).values(row).onConflictDoUpdate({ target, set: REPLACED, setWhere })
}

/**
 * Adds a job unless one of its kind waits with this key: for work that repeats itself. One that failed starts anew, except
 * after too many crashes: then it waits for the administrator.
 */
export async function ensureJob<Data extends object>(
  tx: Database,
  kind: JobKind<Data>,
  data: Data,
  options: Options & { key: string },
): Promise<void> {
  await enqueue(tx, kind, data, { ...options, setWhere: mayStartAnew })
}

/** How many processes may end in the middle of a job; then it waits for the administrator, whatever attempts it has left. */
export const MAX_CRASHES = 3

const mayStartAnew = and(isNotNull(jobs.failedAt), lt(jobs.crashes, MAX_CRASHES))

/** Removes the job with a key, if it waits or failed; one that runs already ends as it would. */
export async function cancelJob(tx: Database, kind: AnyKind, key: string): Promise<void> {
  await tx.delete(jobs).where(and(eq(jobs.kind, kind.name), eq(jobs.key, key)))
}

/** When the jobs of a kind that were not given up run next, or began to, by their keys. */
export async function waitingJobs(database: Database, kind: AnyKind): Promise<Map<string, Date>> {
  const rows = await database
    .select({ key: jobs.key, runAt: jobs.runAt })
    .from(jobs)
    .where(and(eq(jobs.kind, kind.name), isNull(jobs.failedAt)))
  return new Map(rows.map(({ key, runAt }) => [key ?? '', runAt]))
}

const REPLACED = {
  data: sql`excluded.data`,
  runAt: sql`excluded.run_at`,
  createdAt: sql`excluded.created_at`,
  attempts: 0,
  crashes: 0,
  // Only the lease: `leasedUntil` delays the new job until a running attempt has ended.
  lease: null,
  lastError: null,
  failedAt: null,
}

const MOST = 100

/** The jobs that were given up, the latest first. */
export async function listFailedJobs(database: Database): Promise<FailedJob[]> {
  const rows = await database
    .select()
    .from(jobs)
    .where(isNotNull(jobs.failedAt))
    .orderBy(desc(jobs.failedAt), desc(jobs.id))
    .limit(MOST)
  return rows.map(({ id, kind, lastError, failedAt }) => {
    return { id, kind, reason: lastError ?? '', failed_at: failedAt?.toISOString() ?? null }
  })
}

const failed = (id: string) => and(eq(jobs.id, id), isNotNull(jobs.failedAt))

/** Makes a job that was given up wait again. @returns whether there was one. */
export async function retryJob(database: Database, id: string): Promise<boolean> {
  const again = { runAt: new Date(), attempts: 0, crashes: 0, failedAt: null }
  return (await database.update(jobs).set(again).where(failed(id)).returning({ id: jobs.id })).length > 0
}

/** Deletes a job that was given up. @returns whether there was one. */
export async function dismissJob(database: Database, id: string): Promise<boolean> {
  return (await database.delete(jobs).where(failed(id)).returning({ id: jobs.id })).length > 0
}

/** A kind of background work, and what a job of it carries. */
export type JobKind<Data extends object> = {
  /** As people read it in the list of failed jobs. It must not change while jobs of this kind may wait. */
  name: string
  data: z.ZodType<Data>
  /** How often it is tried before it is given up: 8 times within a day and a half, unless given. */
  attempts?: number
  /** How many of them an instance runs at once: 1, unless given. */
  concurrency?: number
}

/** A kind whose jobs are not read. */
export type AnyKind = Omit<JobKind<object>, 'data'>

/** Declares a kind of work: enqueue() adds such jobs, handleJobs() does them. */
export const jobKind = <Data extends object>(kind: JobKind<Data>): JobKind<Data> => kind

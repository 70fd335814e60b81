import 'server-only'
import { and, desc, eq, isNotNull } from 'drizzle-orm'
import type { FailedJob } from '@/lib/contract/job-calls'
import type { Database } from '../db/database'
import { jobs } from '../db/schema/jobs-schema'

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

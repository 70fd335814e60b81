import { and, desc, eq, exists, gt, inArray, not, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { ImportOptions, ImportPlan } from '@/lib/contract/imports/imports'
import { ImportError } from '../../../import/imported-post'
import { log } from '../../core/log'
import type { Connection } from '../../db/open/connection'
import { type Database, write } from '../../db/database'
import { imports } from '../../db/schema/import-schema'
import { jobs } from '../../db/schema/jobs-schema'
import { cancelJob, enqueue, jobKind } from '../../jobs/enqueue'
import { LEASE } from '../../jobs/leases'
import { createImport, type ImportRow } from './import-rows'

/** Waits beside an import by the command, and comes due once that says no more that it runs. */
export const WATCH_COMMAND = jobKind({ name: 'watch an import by the command', data: z.object({ import: z.string() }) })

const INTERRUPTED = 'The command that ran it was stopped before its end. Run it again on the same file to go on.'

const RUNS = 'Another command is importing this file, or was killed within the last minute. Try again after a minute.'

/** The command reads its files where they are: none is uploaded. */
const isByCommand = eq(imports.files, [])

/**
 * Records which imports by the command were interrupted: those of commands that were killed. On the embedded database, which
 * this process alone has, no other command can run.
 */
export async function failInterrupted({ database, engine }: Pick<Connection, 'database' | 'engine'>): Promise<void> {
  const isWatch = and(eq(jobs.kind, WATCH_COMMAND.name), eq(jobs.key, imports.id), gt(jobs.runAt, new Date()))
  const runs = exists(database.select({ id: jobs.id }).from(jobs).where(isWatch))
  const isLeft = engine === 'embedded' ? undefined : not(runs)
  const failed = await write(database, (tx) =>
    tx
      .update(imports)
      .set({ state: 'failed', error: INTERRUPTED })
      .where(and(isByCommand, eq(imports.state, 'running'), isLeft))
      .returning({ import: imports.id, name: imports.name }),
  )
  for (const row of failed) log.warn(row, 'an import by the command was interrupted')
}

/**
 * Begins an import by the command, or goes on with the latest one of this file if that has not come to its end.
 * @throws ImportError if another command works on it.
 */
export async function beginByCommand(
  database: Database,
  input: { name: string; plan: ImportPlan; options: ImportOptions },
): Promise<ImportRow & { goesOn: boolean }> {
  const { name, plan, options } = input
  const isOrigin = sql`${imports.plan} ->> 'origin' is not distinct from ${plan.origin}`
  const [latest] = await database
    .select()
    .from(imports)
    .where(and(isByCommand, eq(imports.name, name), sql`${imports.plan} ->> 'kind' = ${plan.kind}`, isOrigin))
    .orderBy(desc(imports.startedAt))
    .limit(1)
  if (latest?.state === 'running') throw new ImportError(RUNS)
  if (latest?.state !== 'failed' && latest?.state !== 'paused')
    return { ...(await createImport(database, { ...input, files: [], state: 'running' })), goesOn: false }
  const isStopped = and(eq(imports.id, latest.id), inArray(imports.state, ['failed', 'paused']))
  const change = { state: 'running' as const, error: null, plan, options }
  const [row] = await write(database, (tx) => tx.update(imports).set(change).where(isStopped).returning())
  if (!row) throw new ImportError(RUNS)
  return { ...row, goesOn: true }
}

/** Says that this process works on an import, until the returned function is called or the process is killed. */
export async function watchCommand(database: Database, id: string): Promise<() => Promise<void>> {
  const say = () => enqueue(database, WATCH_COMMAND, { import: id }, { key: id, runAt: new Date(Date.now() + LEASE) })
  await say()
  const timer = setInterval(
    () => void say().catch((error: unknown) => log.warn({ err: error }, 'an import could not be watched')),
    LEASE / 3,
  )
  return async () => {
    clearInterval(timer)
    await cancelJob(database, WATCH_COMMAND, id)
  }
}

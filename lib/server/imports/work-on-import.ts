import { eq } from 'drizzle-orm'
import { damageOf } from '../../import/imported-post'
import { log } from '../core/log'
import type { Database } from '../db/database'
import { imports } from '../db/schema/import-schema'
import { fetchFiles, filesOf, removeCopies, removeFiles } from '../db/uploads/import-files'
import { endStep, failImport, type ImportRow, NO_OPTIONS } from '@/lib/server/imports/state/import-rows'
import { type Running, runImport, withPlanned } from './run-import'
import { undoImport } from './undo-import'

/** Milliseconds. */
const INTERVAL = 2_000

type Input = Pick<Running, 'pictures' | 'isOwn' | 'onPost' | 'stopped'>

/**
 * Does what the state of an import requires: its dry run, the import, or its undoing.
 * @returns whether the work was interrupted and is to go on soon.
 * @throws what has nothing to do with the export, such as a database that is away: it is tried again later.
 */
export async function workOnImport(database: Database, id: string, input: Input): Promise<boolean> {
  const row = await find(database, id)
  if (!row) return false
  try {
    if (row.state === 'checking' || row.state === 'running') await fetchFiles(database, id, row.files)
    if (row.state === 'checking') await check(database, row, input)
    if (row.state === 'running') return await run(database, row, input)
    if (row.state === 'undoing') {
      await undoImport(database, id)
      await removeFiles(database, id)
    }
  } catch (error) {
    // One that was forgotten meanwhile has lost its files.
    const damage = damageOf(error)
    if ((await find(database, id)) && damage === null) throw error
    await failImport(database, id, damage ?? '')
  } finally {
    await removeCopies(database, id)
  }
  // Its archives may have been unpacked since.
  if (!(await find(database, id))) await removeFiles(database, id)
  return false
}

async function find(database: Database, id: string): Promise<ImportRow | undefined> {
  const [row] = await database.select().from(imports).where(eq(imports.id, id))
  return row
}

async function check(database: Database, row: ImportRow, { isOwn }: Input): Promise<void> {
  const shouldContinue = async () => (await find(database, row.id))?.state === 'checking'
  const onProgress = progressOf(database, row.id)
  const value = { options: row.options ?? NO_OPTIONS, isOwn, shouldContinue, onProgress }
  await withPlanned(database, filesOf(row.id, row.files), value, (_, { plan }) =>
    endStep(database, row.id, 'checking', { state: 'checked', plan, progress: null }),
  )
}

/** Notes how far the check of an import is, every two seconds at most. */
function progressOf(database: Database, id: string): (progress: string) => void {
  let [notedAt, noting] = [-INTERVAL, Promise.resolve()]
  return (progress) => {
    if (performance.now() - notedAt < INTERVAL) return
    notedAt = performance.now()
    noting = noting
      .then(async () => void (await endStep(database, id, 'checking', { progress })))
      .catch((error: unknown) => log.warn({ err: error }, 'the progress of an import could not be noted'))
  }
}

async function run(database: Database, row: ImportRow, rest: Input): Promise<boolean> {
  const running = { ...rest, options: row.options ?? NO_OPTIONS, importId: row.id }
  const files = filesOf(row.id, row.files)
  const redirected = await withPlanned(database, files, running, (opened, planned) =>
    runImport(database, opened, planned, running),
  )
  if (redirected) await removeFiles(database, row.id)
  return !redirected && rest.stopped.aborted
}

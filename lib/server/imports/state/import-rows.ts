import { z } from 'zod'
import { and, desc, eq, inArray } from 'drizzle-orm'
import { jobKind, enqueue } from '../../jobs/enqueue'
import type {
  ImportFile,
  ImportOptions,
  ImportPlan,
  ImportState,
  ImportStep,
  SiteImport,
} from '@/lib/contract/imports/imports'
import { errors } from '../../core/errors'
import { newId } from '../../core/new-id'
import { type Database, write } from '../../db/database'
import { importedPosts, importParts, imports, importedItems } from '../../db/schema/import-schema'
import { receivedOf, removeFiles, requireRoom, withoutFolder } from '../../db/uploads/import-files'
import { countResults } from './import-results'

/** The work of an import: its dry run, the import itself, or its undoing, by its state. */
export const IMPORT_SITE = jobKind({ name: 'import a site', data: z.object({ import: z.string() }), concurrency: 2 })

/** Removes the files of an import that was not uploaded, or failed, and was left at that. */
export const REMOVE_FILES = jobKind({ name: 'remove files of an import', data: z.object({ import: z.string() }) })

/** Milliseconds for which they are kept. */
const KEPT = 7 * 86_400_000

const REMOVED = 'Its files were removed after a week: begin a new import'

export type ImportRow = typeof imports.$inferSelect

const LISTED = 50

export const NO_OPTIONS: ImportOptions = { categories: {}, site: null, pages: false, overwrite: false }

/** From which states a step leads to which. */
const STEPS: Record<ImportStep, { from: ImportState[]; to: ImportState }> = {
  check: { from: ['uploading', 'checked', 'failed'], to: 'checking' },
  start: { from: ['checked'], to: 'running' },
  pause: { from: ['running'], to: 'paused' },
  resume: { from: ['paused', 'failed'], to: 'running' },
  undo: { from: ['paused', 'done', 'failed'], to: 'undoing' },
}

/** @throws not-found */
export async function readImport(database: Database, id: string): Promise<ImportRow> {
  const [row] = await database.select().from(imports).where(eq(imports.id, id))
  if (!row) throw errors.importNotFound()
  return row
}

export async function listImports(database: Database): Promise<SiteImport[]> {
  const rows = await database.select().from(imports).orderBy(desc(imports.startedAt), desc(imports.id)).limit(LISTED)
  return Promise.all(rows.map((row) => describe(database, row)))
}

export async function describe(database: Database, row: ImportRow): Promise<SiteImport> {
  const files = row.files.map(async (file) => ({ ...file, received: await receivedOf(database, row.id, file.role) }))
  return {
    id: row.id,
    name: row.name,
    state: row.state,
    plan: row.plan,
    error: row.error,
    progress: row.progress,
    options: row.options ?? NO_OPTIONS,
    files: await Promise.all(files),
    outcomes: await countResults(database, row.id),
    started_at: row.startedAt.toISOString(),
    finished_at: row.finishedAt?.toISOString() ?? null,
  }
}

/** Begins an import. @throws conflict if the files of other imports leave no room for its own. */
export async function createImport(
  database: Database,
  input: { name: string; files: ImportFile[]; state: ImportState; options?: ImportOptions; plan?: ImportPlan },
): Promise<ImportRow> {
  const row = { id: newId(), startedAt: new Date(), options: NO_OPTIONS, ...input }
  await requireRoom(
    database,
    input.files.reduce((sum, { size }) => sum + size, 0),
  )
  return write(database, async (tx) => {
    const [made] = await tx.insert(imports).values(row).returning()
    if (!made) throw errors.importNotFound()
    if (made.files.length > 0) await removeLater(tx, made.id)
    return made
  })
}

const removeLater = (tx: Database, id: string) =>
  enqueue(tx, REMOVE_FILES, { import: id }, { key: id, runAt: new Date(Date.now() + KEPT) })

/** Removes the files of an import that nobody took further for a week. */
export async function removeLeftFiles(database: Database, id: string): Promise<void> {
  const [row] = await database.select({ state: imports.state }).from(imports).where(eq(imports.id, id))
  if (!row || row.state === 'failed' || row.state === 'uploading') await removeFiles(database, id)
}

async function requireFiles(database: Database, { id, files, state }: ImportRow): Promise<void> {
  for (const { role, name, size } of files)
    if ((await receivedOf(database, id, role)) !== size)
      throw errors.wrongStep(state === 'failed' ? REMOVED : `The file ${name} is not uploaded yet`)
}

/**
 * Takes an import to its next step; a job does the work.
 * @throws not-found, or conflict if it is not at a point where the step can follow.
 */
export async function takeStep(
  database: Database,
  id: string,
  { step, options = {} }: { step: ImportStep; options?: Partial<ImportOptions> | undefined },
): Promise<ImportRow> {
  const { from, to } = STEPS[step]
  const before = await readImport(database, id)
  if ((step === 'check' || step === 'resume') && before.files.length === 0)
    throw errors.wrongStep('The command brought it in: run that again on the same file')
  if (step === 'check' || step === 'resume') await requireFiles(database, before)
  if (step === 'resume' && !before.plan) throw errors.wrongStep('It was not checked yet')
  return write(database, async (tx) => {
    const change = {
      state: to,
      options: { ...(before.options ?? NO_OPTIONS), ...options },
      error: null,
      progress: null,
    }
    const isReady = and(eq(imports.id, id), inArray(imports.state, from))
    const [row] = await tx.update(imports).set(change).where(isReady).returning()
    if (!row) throw errors.wrongStep(`It is ${(await readImport(tx, id)).state}: the step ${step} cannot follow`)
    if (step !== 'pause') await enqueue(tx, IMPORT_SITE, { import: id }, { key: id })
    return row
  })
}

/** Records how a step of a job ended. @returns false if the import is no longer in that state: nothing changes then. */
export async function endStep(
  database: Database,
  id: string,
  during: ImportState,
  change: Partial<Pick<ImportRow, 'state' | 'plan' | 'error' | 'progress' | 'finishedAt'>>,
): Promise<boolean> {
  const isThere = and(eq(imports.id, id), eq(imports.state, during))
  const ended = await write(database, (tx) =>
    tx.update(imports).set(change).where(isThere).returning({ id: imports.id }),
  )
  return ended.length > 0
}

/** Records that the work on an import failed, whatever it was; its files are kept for a week. */
export async function failImport(database: Database, id: string, error: string): Promise<void> {
  const isWorkedOn = and(eq(imports.id, id), inArray(imports.state, ['checking', 'running', 'undoing']))
  const change = { state: 'failed' as const, error: withoutFolder(error, id), progress: null }
  await write(database, async (tx) => {
    const [row] = await tx.update(imports).set(change).where(isWorkedOn).returning()
    if (row && row.files.length > 0) await removeLater(tx, id)
  })
}

/**
 * Forgets an import and its files.
 * @throws not-found, or conflict while a job works on it or posts of it are here: a later import must know them.
 */
export async function removeImport(database: Database, id: string): Promise<void> {
  const { state } = await readImport(database, id)
  if (state === 'running' || state === 'undoing') throw errors.wrongStep('It is being worked on')
  await write(database, async (tx) => {
    const [post] = await tx
      .select({ id: importedPosts.postId })
      .from(importedPosts)
      .where(eq(importedPosts.importId, id))
      .limit(1)
    if (post) throw errors.wrongStep('Posts that came in with it are here')
    await tx.delete(importParts).where(eq(importParts.importId, id))
    await tx.delete(imports).where(eq(imports.id, id))
  })
  await removeFiles(database, id)
}

type Kind = (typeof importedItems.$inferSelect)['kind']

/** Records what came in with an import besides posts, so that undoing it removes that too. */
export async function noteItems(tx: Database, importId: string, kind: Kind, ids: string[]): Promise<void> {
  const items = ids.map((itemId) => ({ importId, kind, itemId }))
  if (items.length > 0) await tx.insert(importedItems).values(items).onConflictDoNothing()
}

/** What came in with an import besides posts, by kind. */
export async function readItems(database: Database, importId: string): Promise<Record<Kind, string[]>> {
  const items = await database.select().from(importedItems).where(eq(importedItems.importId, importId))
  const idsOf = (kind: Kind) => items.filter((item) => item.kind === kind).map(({ itemId }) => itemId)
  return { product: idsOf('product'), picture: idsOf('picture'), author: idsOf('author') }
}

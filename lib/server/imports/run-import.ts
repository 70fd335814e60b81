import 'server-only'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import { and, eq, inArray } from 'drizzle-orm'
import type { ImportOptions } from '@/lib/contract/imports/imports'
import { ImportError, type ImportSource } from '../../import/imported-post'
import { openSource, unpackOnce } from '../../import/open-source'
import type { Database } from '../db/database'
import { importResults } from '../db/schema/import-schema'
import { addRedirects } from '../redirects/add-redirects'
import { ImportPictures, type PictureSources } from './convert/import-pictures'
import { importPosts } from './import-posts'
import type { ImportFiles } from './state/import-files'
import type { PostReport } from './state/import-results'
import { endStep } from './state/import-rows'
import { notePicture } from './note-picture'
import { storeOwnProducts } from './own/own-products'
import { type Planned, planImport } from './plan-import'
import { storableSource } from './storable-source'

export type Running = {
  importId: string
  options: ImportOptions
  pictures: Pick<PictureSources, 'fetch' | 'store'>
  /** Whether this site itself answers at a path. */
  isOwn: (path: string) => boolean
  onPost: (report: PostReport) => Promise<void> | void
  stopped: AbortSignal
}

export type Opened = { source: ImportSource; files: ImportFiles }

/** Opens an export. @throws ImportError */
async function openImport(files: ImportFiles, options: ImportOptions): Promise<Opened> {
  const source = await openSource(files.file, path.join(files.scratch, 'source'), options)
  return { source: storableSource(source), files }
}

/** The folder of the pictures, unpacked if it is an archive; null if there is none. */
async function pictureFolder(source: ImportSource, { uploads, scratch }: ImportFiles): Promise<string | null> {
  if (uploads === null) return source.folder ?? null
  const found = await stat(uploads).catch(() => null)
  if (!found) throw new ImportError(`There is no file ${uploads}.`)
  if (found.isDirectory()) return uploads
  await unpackOnce(uploads, path.join(scratch, 'uploads'))
  return path.join(scratch, 'uploads')
}

/** The new paths of posts that did not come in: nothing leads there. */
async function failedPaths(database: Database, importId: string): Promise<Set<string>> {
  const isFailed = and(eq(importResults.importId, importId), inArray(importResults.outcome, ['failed']))
  const rows = await database.select({ address: importResults.address }).from(importResults).where(isFailed)
  return new Set(rows.map(({ address }) => address))
}

export type Redirected = { added: number; refused: string[] }

/**
 * Imports what was opened and planned. Run again it changes nothing, or goes on where it stopped.
 * @returns the redirects; null if it was paused or stopped before its end.
 * @throws ImportError if the export cannot be read; the posts before the fault are imported.
 */
export async function runImport(
  database: Database,
  { source, files }: Opened,
  { addresses }: Planned,
  { importId, options, pictures, isOwn, onPost, stopped }: Running,
): Promise<Redirected | null> {
  const about = await source.own?.pictures()
  const sources = {
    ...pictures,
    folder: await pictureFolder(source, files),
    site: options.site ?? source.origin,
    onStored: (url: string) => notePicture(database, { importId, store: pictures.store, url, about }),
  }
  const target = { importId, pictures: new ImportPictures(sources) }
  const productIds = source.own ? await storeOwnProducts(database, target, source.own.products()) : new Map()
  const given = { ...target, options, addresses, productIds }
  if (!(await importPosts(database, source, given, { onPost, stopped }))) return null
  const failed = await failedPaths(database, importId)
  const pairs = [...addresses.redirects()].filter(({ from, to }) => !isOwn(from) && !failed.has(to))
  const own = (await source.own?.redirects()) ?? []
  const redirected = await addRedirects(database, [...pairs, ...own], importId)
  const end = { state: 'done' as const, finishedAt: new Date(), error: null }
  // One that was paused meanwhile ends once it is resumed.
  return (await endStep(database, importId, 'running', end)) ? redirected : null
}

/** Opens an export and says what importing it would do; it changes nothing. @throws ImportError */
export async function openAndPlan(
  database: Database,
  files: ImportFiles,
  given: Pick<Running, 'options' | 'isOwn'> & { isWanted?: () => Promise<boolean> },
): Promise<{ opened: Opened; planned: Planned }> {
  const opened = await openImport(files, given.options)
  return { opened, planned: await planImport(database, opened.source, given) }
}

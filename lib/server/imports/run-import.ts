import { stat } from 'node:fs/promises'
import path from 'node:path'
import { and, eq, inArray } from 'drizzle-orm'
import type { ImportOptions } from '@/lib/contract/imports/imports'
import { type AboutPicture, ImportError, type ImportSource } from '../../import/imported-post'
import { type Database, write } from '../db/database'
import { importResults } from '../db/schema/import-schema'
import { addRedirects } from '../redirects/add-redirects'
import { ImportPictures, type PictureSources } from './convert/import-pictures'
import { importPosts } from './import-posts'
import type { ImportFiles } from '../db/uploads/import-files'
import type { PostReport } from './state/import-results'
import { endStep, noteItems } from '@/lib/server/imports/state/import-rows'
import { focalPointSchema } from '@/lib/contract/fields/fields'
import { pictures } from '../db/schema/picture-schema'
import type { PictureStore } from '../images/stored-pictures'
import { storeOwnProducts } from './own'
import { type Planned, planImport } from './plan-import'
import { ExportReader } from './source/open-export'

const ADDRESS = /^\/uploads\/(.+)\.webp$/

export type Running = {
  importId: string
  options: ImportOptions
  pictures: Pick<PictureSources, 'fetch' | 'store'>
  isOwn: (path: string) => boolean
  onPost: (report: PostReport) => Promise<void> | void
  stopped: AbortSignal
}

export type Opened = { source: ImportSource; files: ImportFiles; reader: ExportReader }

/** The folder of the pictures, unpacked if it is an archive; null if there is none. */
async function pictureFolder({ source, files, reader }: Opened): Promise<string | null> {
  const { uploads, scratch } = files
  if (uploads === null) return source.folder ?? null
  const found = await stat(uploads).catch(() => null)
  if (!found) throw new ImportError(`There is no file ${uploads}.`)
  if (found.isDirectory()) return uploads
  await reader.unpack(uploads, path.join(scratch, 'uploads'))
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
  opened: Opened,
  { addresses }: Planned,
  { importId, options, pictures, isOwn, onPost, stopped }: Running,
): Promise<Redirected | null> {
  const { source } = opened
  const about = await source.own?.pictures()
  const sources = {
    ...pictures,
    folder: await pictureFolder(opened),
    site: options.site ?? source.origin,
    onStored: (url: string) => notePicture(database, { importId, store: pictures.store, url, about }),
  }
  const target = { importId, pictures: new ImportPictures(sources) }
  const productIds = source.own ? await storeOwnProducts(database, target, source.own.products()) : new Map()
  const input = { ...target, options, addresses, productIds }
  if (!(await importPosts(database, source, input, { onPost, stopped }))) return null
  const failed = await failedPaths(database, importId)
  const pairs = [...addresses.redirects()].filter(({ from, to }) => !isOwn(from) && !failed.has(to))
  const own = (await source.own?.redirects()) ?? []
  const redirected = await addRedirects(database, [...pairs, ...own], importId)
  const end = { state: 'done' as const, finishedAt: new Date(), error: null }
  // One that was paused meanwhile ends once it is resumed.
  return (await endStep(database, importId, 'running', end)) ? redirected : null
}

type Planning = Pick<Running, 'options' | 'isOwn'> & {
  /** Whether the result is still wanted; checked now and then. */
  shouldContinue?: () => Promise<boolean>
  /** Receives how far the work is, in words. */
  onProgress?: (progress: string) => void
}

/**
 * Opens an export and says what importing it would do, then does some work with it; neither changes anything by itself.
 * @throws ImportError
 */
export async function withPlanned<Result>(
  database: Database,
  files: ImportFiles,
  input: Planning,
  work: (opened: Opened, planned: Planned) => Promise<Result>,
): Promise<Result> {
  const onUnpacked = (share: number) => input.onProgress?.(`Unpacked: ${Math.floor(100 * share)} %`)
  const reader = new ExportReader(files.file, path.join(files.scratch, 'source'), { ...input.options, onUnpacked })
  try {
    const source = await reader.open()
    return await work({ source, files, reader }, await planImport(database, source, input))
  } finally {
    reader.close()
  }
}

/**
 * Lists a stored picture in the library, as one that came in with an import unless it was there before.
 * @param about what an export of this software says of each picture; those that were there stay as they are.
 */
async function notePicture(
  database: Database,
  {
    importId,
    store,
    url,
    about,
  }: { importId: string; store: PictureStore; url: string; about?: ReadonlyMap<string, AboutPicture> | undefined },
): Promise<void> {
  const name = ADDRESS.exec(url)?.[1] ?? ''
  const file = await store.about(`${name}.webp`)
  if (!file) return
  await write(database, async (tx) => {
    const [known] = await tx.select().from(pictures).where(eq(pictures.name, name))
    if (known && !known.removedAt) return
    if (known) await tx.update(pictures).set({ removedAt: null }).where(eq(pictures.name, name))
    else {
      const { alt = null, focus } = about?.get(name) ?? {}
      const point = focalPointSchema.safeParse(focus).data ?? null
      await tx
        .insert(pictures)
        .values({ name, size: file.size, alt: alt?.slice(0, 500) ?? null, focus: point, uploadedAt: new Date() })
    }
    await noteItems(tx, importId, 'picture', [name])
  })
}

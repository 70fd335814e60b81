import 'server-only'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import { and, eq, inArray } from 'drizzle-orm'
import type { ImportOptions } from '@/lib/contract/imports/imports'
import { ImportError, type ImportSource, type AboutPicture, type ImportedPost } from '../../import/imported-post'
import { openSource, unpackOnce } from '../../import/open-source'
import type { Database } from '../db/database'
import { importResults } from '../db/schema/import-schema'
import { addRedirects } from '../redirects/add-redirects'
import { ImportPictures, type PictureSources } from './convert/import-pictures'
import { importPosts } from './import-posts'
import type { ImportFiles } from './state/import-files'
import type { PostReport } from './state/import-results'
import { endStep, noteItems } from '@/lib/server/imports/state/import-rows'
import { focalPointSchema } from '@/lib/contract/fields/fields'
import { pictures } from '../db/schema/picture-schema'
import { write } from '../db/write'
import type { PictureStore } from '../images/stored-pictures'
import { storeOwnProducts } from './own'
import { type Planned, planImport } from './plan-import'
import { storable } from '@/lib/format/texts/map-texts'
import { digestOf } from './convert/convert-post'

const ADDRESS = /^\/uploads\/(.+)\.webp$/

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

/** Opens an export and says what importing it would do; it changes nothing. @throws ImportError */
export async function openAndPlan(
  database: Database,
  files: ImportFiles,
  rest: Pick<Running, 'options' | 'isOwn'> & { shouldContinue?: () => Promise<boolean> },
): Promise<{ opened: Opened; planned: Planned }> {
  const opened = await openImport(files, rest.options)
  return { opened, planned: await planImport(database, opened.source, rest) }
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

async function* eachStorable<T>(values: AsyncIterable<T>): AsyncGenerator<T> {
  for await (const value of values) yield storable(value)
}

/** Posts without exact repeats, which several files of one export may hold. */
async function* eachOnce(posts: AsyncIterable<ImportedPost>): AsyncGenerator<ImportedPost> {
  const seen = new Map<string, string>()
  for await (const post of posts) {
    const digest = digestOf(post)
    if (seen.get(post.sourceId) !== digest) yield post
    seen.set(post.sourceId, digest)
  }
}

/**
 * A source without repeated posts, and without the characters that a database cannot store: they would stop the import
 * instead of one post.
 */
function storableSource({ own, ...source }: ImportSource): ImportSource {
  return {
    ...source,
    posts: () => eachOnce(eachStorable(source.posts())),
    ...(own && {
      own: {
        products: () => eachStorable(own.products()),
        redirects: async () => storable(await own.redirects()),
        pictures: async () => new Map(storable([...(await own.pictures())])),
      },
    }),
  }
}

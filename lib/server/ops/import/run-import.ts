import 'server-only'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { eq } from 'drizzle-orm'
import { ImportError } from '../../../import/imported-post'
import { openSource } from '../../../import/open-source'
import { unzip } from '../../../import/unzip'
import { newId } from '../../core/new-id'
import type { Database } from '../../db/database'
import { imports } from '../../db/import-schema'
import { addRedirects } from '../../redirects/add-redirects'
import { ImportPictures, type PictureSources } from './import-pictures'
import { importPosts, type PostReport } from './import-posts'
import type { CategoryMap } from '../../imports/convert/map-categories'
import { type ImportPlan, planImport } from './plan-import'

export type ImportOptions = {
  /** A WordPress or Ghost export, a folder of Markdown, or a zip archive of one. */
  file: string
  /** A folder or zip archive with the pictures of the old site; without it they are fetched from there. */
  uploads: string | null
  /** The address of the old site, if the export does not name it. */
  site: string | null
  chosen: CategoryMap
  /** Only plans. */
  isDryRun: boolean
}

export type ImportResult = {
  plan: ImportPlan
  importId: string | null
  posts: PostReport[]
  redirects: { added: number; refused: string[] }
}

/** The folder of the pictures, unpacked if it is an archive; null if there is none. */
async function pictureFolder({ uploads, file }: ImportOptions, scratch: string): Promise<string | null> {
  if (uploads === null) {
    const unpacked = await stat(path.join(scratch, 'source')).catch(() => null)
    return (await stat(file)).isDirectory() ? file : unpacked && path.join(scratch, 'source')
  }
  const found = await stat(uploads).catch(() => null)
  if (!found) throw new ImportError(`There is no file ${uploads}.`)
  if (found.isDirectory()) return uploads
  await unzip(uploads, path.join(scratch, 'uploads'))
  return path.join(scratch, 'uploads')
}

/**
 * Imports an export of another system. Run again with the same export it changes nothing, or goes on where it stopped.
 * @param onPost is called after each post.
 * @throws ImportError if the export cannot be read; the posts before the fault are imported.
 */
export async function runImport(
  database: Database,
  options: ImportOptions,
  pictures: Omit<PictureSources, 'folder' | 'site'>,
  onPost: (report: PostReport, done: number, total: number) => void = () => {},
): Promise<ImportResult> {
  const scratch = await mkdtemp(path.join(tmpdir(), 'import-'))
  try {
    const source = await openSource(options.file, path.join(scratch, 'source'))
    const plan = await planImport(source, options.chosen)
    if (options.isDryRun) return { plan, importId: null, posts: [], redirects: { added: 0, refused: [] } }
    const folder = await pictureFolder(options, scratch)
    const importId = newId()
    await database.insert(imports).values({ id: importId, name: path.basename(options.file), startedAt: new Date() })
    const given = {
      importId,
      pictures: new ImportPictures({ ...pictures, folder, site: options.site ?? source.origin }),
      chosen: options.chosen,
      addresses: plan.addresses,
    }
    const posts: PostReport[] = []
    for await (const report of importPosts(database, source, given)) {
      posts.push(report)
      onPost(report, posts.length, plan.posts)
    }
    const redirects = await addRedirects(database, [...plan.addresses.redirects()])
    await database.update(imports).set({ finishedAt: new Date() }).where(eq(imports.id, importId))
    return { plan, importId, posts, redirects }
  } finally {
    await rm(scratch, { recursive: true, force: true })
  }
}

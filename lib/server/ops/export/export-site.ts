import 'server-only'
import { createHash } from 'node:crypto'
import { appendFile, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Post } from '@/lib/contract/posts/post'
import { env, siteUrl } from '../../core/env'
import type { Database } from '../../db/database'
import type { PictureStore } from '../../images/stored-pictures'
import { everyPost } from './every-post'
import { markdownFile, markdownName } from './markdown-file'
import { WXR_END, wxrHead, wxrItems } from './wxr'

export const EXPORT_FORMATS = ['markdown', 'wordpress', 'json'] as const
export type ExportFormat = (typeof EXPORT_FORMATS)[number]

type Exported = { posts: number; pictures: number; missing: string[] }
type Writer = { add: (post: Post, nth: number) => Promise<void>; end: () => Promise<void>; pictures: string }

const UPLOAD = /\/uploads\/([^"/?#\s]+\.webp)/g

async function writerOf(format: ExportFormat, folder: string): Promise<Writer> {
  const nothing = () => Promise.resolve()
  if (format === 'wordpress') {
    const file = path.join(folder, 'wordpress.xml')
    await writeFile(file, wxrHead({ name: env().SITE_NAME, url: siteUrl() }))
    return {
      add: (post, nth) => appendFile(file, wxrItems(post, siteUrl(), 2 * nth)),
      end: () => appendFile(file, WXR_END),
      pictures: 'uploads',
    }
  }
  await mkdir(path.join(folder, 'posts'))
  if (format === 'json') {
    const add = (post: Post) =>
      writeFile(path.join(folder, 'posts', `${post.id}.json`), `${JSON.stringify(post, null, 2)}\n`)
    return { add, end: nothing, pictures: 'uploads' }
  }
  const add = (post: Post) => writeFile(path.join(folder, 'posts', markdownName(post)), markdownFile(post))
  // Static site generators serve this folder as the root.
  return { add, end: nothing, pictures: 'static/uploads' }
}

/** Copies pictures in full size; copies of other widths can be made anew. */
async function copyPictures(names: Iterable<string>, store: PictureStore, folder: string): Promise<string[]> {
  await mkdir(folder, { recursive: true })
  const missing: string[] = []
  for (const name of names) {
    const bytes = await store.get(name).catch(() => null)
    if (bytes) await writeFile(path.join(folder, name), bytes)
    else missing.push(name)
  }
  return missing
}

/** Writes the SHA-256 of every file of a folder, as `sha256sum --check` reads it. */
async function writeChecksums(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name))
  const lines: string[] = []
  for (const file of files.sort()) {
    const hash = createHash('sha256')
      .update(await readFile(file))
      .digest('hex')
    lines.push(`${hash}  ${path.relative(folder, file).replaceAll(path.sep, '/')}\n`)
  }
  await writeFile(path.join(folder, 'SHA256SUMS'), lines.join(''))
}

/**
 * Exports all posts with their pictures to a folder that does not exist yet; it gets its name once it is complete.
 * @throws Error if it exists, or the disk or the database fails; then nothing is left.
 */
export async function exportSite(
  database: Database,
  store: PictureStore,
  folder: string,
  format: ExportFormat,
): Promise<Exported> {
  const draft = `${folder}.part`
  await mkdir(draft)
  try {
    const writer = await writerOf(format, draft)
    const pictures = new Set<string>()
    let posts = 0
    for await (const post of everyPost(database)) {
      posts += 1
      await writer.add(post, posts)
      for (const [, name = ''] of `${post.content} ${post.previewImage ?? ''}`.matchAll(UPLOAD)) pictures.add(name)
    }
    await writer.end()
    const missing = await copyPictures(pictures, store, path.join(draft, writer.pictures))
    await writeChecksums(draft)
    await rename(draft, folder)
    return { posts, pictures: pictures.size - missing.length, missing }
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}

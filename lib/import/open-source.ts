import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { openGhost } from './read-ghost'
import { ImportError, type ImportSource, type SourceOptions } from './imported-post'
import { isJunk } from './files'
import { openMarkdown } from './markdown/read-markdown'
import { isOwnExport, openOwnExport } from './plumbline/read-export'
import { unzip } from './unzip'
import { openWordpress } from './wordpress/read-wordpress'

/** WordPress begins its exports with a long comment. */
const START_BYTES = 8 * 1024

/** The first bytes of a file as text, without white space and byte order mark. */
async function startOf(file: string): Promise<string> {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(START_BYTES), 0, START_BYTES, 0)
    return buffer
      .toString('latin1', 0, bytesRead)
      .replace(/^\u00ef\u00bb\u00bf/, '')
      .trimStart()
  } finally {
    await handle.close()
  }
}

/**
 * Unpacks an archive into a folder, unless an earlier run has done so; the folder gets its name once it is complete, and
 * takes no space if it never is.
 * @throws ImportError
 */
export async function unpackOnce(
  file: string,
  folder: string,
  onUnpacked?: SourceOptions['onUnpacked'],
): Promise<void> {
  if (await stat(folder).catch(() => null)) return
  const part = `${folder}.part`
  const remove = () => rm(part, { recursive: true, force: true })
  await remove()
  await mkdir(part, { recursive: true })
  try {
    await unzip(file, part, onUnpacked)
    await rename(part, folder)
  } catch (error) {
    await remove()
    throw error
  }
}

const entriesOf = async (folder: string) =>
  (await readdir(folder, { withFileTypes: true })).filter(({ name }) => !isJunk(name))

async function filesIn(folder: string): Promise<string[]> {
  const entries = await entriesOf(folder)
  return entries
    .filter((entry) => entry.isFile())
    .map(({ name }) => path.join(folder, name))
    .sort()
}

/** The folder, and the one in it if there is no other. */
async function placesIn(folder: string): Promise<string[]> {
  const inner = (await entriesOf(folder)).filter((entry) => entry.isDirectory())
  return [folder, ...inner.flatMap(({ name }) => (inner.length === 1 ? path.join(folder, name) : []))]
}

/**
 * Opens the export of WordPress or Ghost in an unpacked archive, at its top or one folder below; null if there is none.
 * A large export of WordPress has several files.
 */
async function openWithin(folder: string, options: SourceOptions): Promise<ImportSource | null> {
  const files = (await Promise.all((await placesIn(folder)).map(filesIn))).flat()
  const parts: string[] = []
  for (const file of files) {
    if (/\.xml$/i.test(file) && /<rss\b[^>]*\bxmlns:wp=/.test(await startOf(file))) parts.push(file)
    if (/\.json$/i.test(file) && /^\{\s*"(?:db|meta|data)"\s*:/.test(await startOf(file)))
      return { ...(await openGhost(file, options)), folder: path.dirname(file) }
  }
  const [first] = parts
  return first === undefined ? null : { ...(await openWordpress(parts, options)), folder: path.dirname(first) }
}

async function openFolder(folder: string, options: SourceOptions): Promise<ImportSource> {
  for (const place of await placesIn(folder))
    if (await isOwnExport(place)) return { ...(await openOwnExport(place)), folder: place }
  return (await openWithin(folder, options)) ?? { ...(await openMarkdown(folder, options)), folder }
}

/**
 * Opens an export, whatever its name: of WordPress (XML), of Ghost (JSON), Markdown files, or a folder or zip archive of
 * one of these with its pictures, or of this software.
 * @param scratch where an archive is unpacked; it stays there.
 * @throws ImportError if it is none of these.
 */
export async function openSource(
  file: string,
  scratch: string,
  options: SourceOptions = { pages: false },
): Promise<ImportSource> {
  const found = await stat(file).catch(() => null)
  if (!found) throw new ImportError(`There is no file ${file}.`)
  if (found.isDirectory()) return openFolder(file, options)
  const start = await startOf(file)
  if (start.startsWith('<')) return openWordpress([file], options)
  if (start.startsWith('{')) return openGhost(file, options)
  if (!start.startsWith('PK'))
    throw new ImportError('This is neither a WordPress or Ghost export nor a zip archive of Markdown.')
  await unpackOnce(file, scratch, options.onUnpacked)
  return openFolder(scratch, options)
}

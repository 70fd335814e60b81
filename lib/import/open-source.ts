import { open, stat } from 'node:fs/promises'
import { openGhost } from './ghost/read-ghost'
import { ImportError, type ImportSource } from './imported-post'
import { openMarkdown } from './markdown/read-markdown'
import { unzip } from './unzip'
import { openWordpress } from './wordpress/read-wordpress'

/** The first bytes of a file as text, without white space and byte order mark. */
async function startOf(file: string): Promise<string> {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(1024), 0, 1024, 0)
    return buffer
      .toString('latin1', 0, bytesRead)
      .replace(/^\u00ef\u00bb\u00bf/, '')
      .trimStart()
  } finally {
    await handle.close()
  }
}

/**
 * Opens an export of another system, whatever its name: a WordPress export (XML), a Ghost export (JSON), or Markdown
 * files in a folder or a zip archive.
 * @param scratch an empty folder for the files of an archive.
 * @throws ImportError if it is none of these.
 */
export async function openSource(file: string, scratch: string): Promise<ImportSource> {
  const found = await stat(file).catch(() => null)
  if (!found) throw new ImportError(`There is no file ${file}.`)
  if (found.isDirectory()) return openMarkdown(file)
  const start = await startOf(file)
  if (start.startsWith('<')) return openWordpress(file)
  if (start.startsWith('{')) return openGhost(file)
  if (!start.startsWith('PK'))
    throw new ImportError('This is neither a WordPress or Ghost export nor a zip archive of Markdown.')
  await unzip(file, scratch)
  return openMarkdown(scratch)
}

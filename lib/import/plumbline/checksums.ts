import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { ImportError } from '../imported-post'
import { isJunk } from '../files'

/** The file with the SHA-256 of every other file of an export, as `sha256sum --check` reads it. */
const CHECKSUMS = 'SHA256SUMS'
const LINE = /^([0-9a-f]{64}) {2}(\S.*)$/

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}

/** The files of a folder by their paths in it, apart from the checksums and what a system adds by itself. */
async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .filter((place) => place !== CHECKSUMS && !isJunk(place))
    .sort()
}

/** Writes the checksum of every file of a folder into it. */
export async function writeChecksums(folder: string): Promise<void> {
  const lines: string[] = []
  for (const place of await filesBelow(folder)) lines.push(`${await hashOf(path.join(folder, place))}  ${place}\n`)
  await writeFile(path.join(folder, CHECKSUMS), lines.join(''))
}

/**
 * Compares every file with the checksums of the export.
 * @throws ImportError that names the first file that is missing, changed, or was added.
 */
export async function verifyChecksums(folder: string): Promise<void> {
  const text = await readFile(path.join(folder, CHECKSUMS), 'utf8').catch(() => '')
  const sums = new Map(
    text.split('\n').flatMap((line) => {
      const [, hash, name] = LINE.exec(line) ?? []
      return hash && name ? [[name, hash] as const] : []
    }),
  )
  if (sums.size === 0) throw new ImportError(`The export has no ${CHECKSUMS}: it is not complete.`)
  for (const place of await filesBelow(folder)) {
    const expected = sums.get(place)
    if (!expected) throw new ImportError(`The export has no checksum of ${place}.`)
    if ((await hashOf(path.join(folder, place))) !== expected)
      throw new ImportError(`The file ${place} differs from its checksum.`)
    sums.delete(place)
  }
  const [missing] = sums.keys()
  if (missing !== undefined) throw new ImportError(`The file ${missing} of the export is missing.`)
}

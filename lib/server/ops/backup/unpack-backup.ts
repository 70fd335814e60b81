import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { devNull } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { extract, type Extract } from 'tar-stream'
import { PICTURE_NAME } from '../../images/stored-pictures'
import { hashedBy, MANIFEST, manifestSchema, type Manifest } from './tables'

/** The file is not a backup, or not a complete one. */
export class BackupError extends Error {
  override readonly name = 'BackupError'
}

type Entry = Extract extends AsyncIterable<infer Item> ? Item : never

const DATA_NAME = /^data\/([a-z_]{1,40})\.jsonl$/
/** Bytes; a manifest has about 150 for each picture. */
const MAX_MANIFEST = 512 * 1024 * 1024

/**
 * Reads a backup and verifies every byte of it.
 * @param folder to extract to; null to only verify
 * @throws BackupError for a file that is no backup, was modified, or is truncated
 */
export async function unpackBackup(file: string, folder: string | null): Promise<Manifest> {
  const found = new Map<string, string>()
  // Before reading starts: an entry that is not consumed at once may fail unnoticed, and would then be awaited forever.
  if (folder !== null)
    for (const part of ['data', 'pictures']) await mkdir(path.join(folder, part), { recursive: true })
  let manifest: string | null = null
  try {
    const entries = extract()
    const reading = pipeline(createReadStream(file), createGunzip(), entries)
    reading.catch(() => undefined)
    for await (const entry of entries) {
      if (entry.header.name === MANIFEST) manifest = await readText(entry)
      else found.set(entry.header.name, await extractEntry(entry, folder))
    }
    await reading
  } catch (error) {
    if (error instanceof BackupError || isOfTheDisk(error)) throw error
    throw new BackupError(`${file} is no backup, or not a whole one.`, { cause: error })
  }
  if (manifest === null) throw new BackupError(`${file} is no backup, or breaks off before its end.`)
  return check(manifestSchema.parse(JSON.parse(manifest)), found)
}

const isOfTheDisk = (error: unknown) => typeof (error as { syscall?: unknown }).syscall === 'string'

function check(manifest: Manifest, found: Map<string, string>): Manifest {
  const names = new Set([...found.keys(), ...Object.keys(manifest.sha256)])
  for (const name of names) {
    if (found.get(name) !== manifest.sha256[name])
      throw new BackupError(`${name} is not in the backup as it was written.`)
  }
  return manifest
}

async function extractEntry(entry: Entry, folder: string | null): Promise<string> {
  const { name, type } = entry.header
  const isPicture = name.startsWith('pictures/') && PICTURE_NAME.test(name.slice('pictures/'.length))
  if (type !== 'file' || !(isPicture || DATA_NAME.test(name)))
    throw new BackupError(`${name} does not belong in a backup.`)
  const hash = createHash('sha256')
  const file = folder === null ? devNull : path.join(folder, name)
  await pipeline(hashedBy(hash, entry as AsyncIterable<Buffer>), createWriteStream(file, { mode: 0o600 }))
  return hash.digest('hex')
}

function readText(entry: Entry): Promise<string> {
  if ((entry.header.size ?? 0) > MAX_MANIFEST) throw new BackupError('The manifest of the backup is too large.')
  return text(entry)
}

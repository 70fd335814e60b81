import { createWriteStream, existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream as WebStream } from 'node:stream/web'
import { connection } from '../../db/open/connect'
import { FolderInUseError } from '../../db/open/folder-lock'
import { env } from '../../core/env'
import { pictureStore } from '../../images/picture-store'
import { BACKUP_PATH, controlHeader } from './backup-route'
import type { Manifest } from './tables'
import { BackupError, unpackBackup } from './unpack-backup'
import { streamBackup } from './write-backup'

/**
 * Makes a backup of the configured site, whether it runs or not. The file gets its name only once it is complete.
 * @throws BackupError with a sentence if there is nothing to back up, or no access to it
 */
export async function saveBackup(file: string): Promise<Manifest> {
  const { API_BASE_URL, DATABASE_URL, DATA_DIR } = env()
  if (API_BASE_URL) throw new BackupError(`This site stores no data of its own: back up the API at ${API_BASE_URL}.`)
  if (!DATABASE_URL && !existsSync(path.join(DATA_DIR, 'database')))
    throw new BackupError(`There is no database in ${DATA_DIR}.`)
  const draft = `${file}.part`
  try {
    await fill(draft)
    const manifest = await unpackBackup(draft, null)
    await rename(draft, file)
    return manifest
  } finally {
    await rm(draft, { force: true })
  }
}

/** A running site has its embedded database locked, so the backup is requested from it. */
async function fill(file: string): Promise<void> {
  const opened = await connection().catch((error: unknown) => {
    if (error instanceof FolderInUseError) return null
    throw error
  })
  try {
    await pipeline(
      opened ? streamBackup(opened, pictureStore()) : await requestBackup(),
      createWriteStream(file, { mode: 0o600 }),
    )
  } finally {
    await opened?.close()
  }
}

async function requestBackup(): Promise<Readable> {
  const { PORT = 3000, DATA_DIR } = env()
  const site = `http://127.0.0.1:${PORT}`
  const answer = await fetch(site + BACKUP_PATH, { headers: { authorization: await controlHeader('backup') } }).catch(
    () => null,
  )
  if (answer?.ok && answer.body) return Readable.fromWeb(answer.body as WebStream<Uint8Array>)
  const said = (await answer?.json().catch(() => null)) as { message?: string } | null | undefined
  const reason = answer ? `answers ${answer.status} ${said?.message ?? ''}`.trim() : 'does not answer'
  throw new BackupError(
    `${DATA_DIR} is open in a running site, but ${site} ${reason}. Set PORT and SESSION_SECRET as they are set for the site.`,
  )
}

import 'server-only'
import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { getTableName } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Connection } from '../../db/open/connection'
import type { Database } from '../../db/database'
import { openPostgresql } from '../../db/open/open-postgresql'
import type { PictureStore } from '../../images/stored-pictures'
import type { Manifest } from './manifest'
import { restoreBackup } from './restore-backup'
import { isEmpty, BACKUP_TABLES, readRows } from './tables'
import { BackupError } from './unpack-backup'
import { streamBackup } from './write-backup'

const NO_PICTURES: PictureStore = {
  has: () => Promise.resolve(false),
  about: () => Promise.resolve(null),
  get: () => Promise.resolve(null),
  put: () => Promise.resolve(),
  remove: () => Promise.resolve(),
  names: async function* () {},
}

/**
 * Opens the target database.
 * @throws BackupError with a sentence for a wrong URL
 */
export async function openTarget(address: string): Promise<Connection> {
  try {
    return await openPostgresql(address)
  } catch (error) {
    throw new BackupError(
      `The database at DATABASE_URL cannot be opened: ${error instanceof Error ? error.message : error}.`,
      { cause: error },
    )
  }
}

/**
 * Copies the contents of one database into an empty one, then compares the two row by row.
 * @throws Error with the tables that differ; BackupError if the target is not empty
 */
export async function migrateDatabase(from: Connection, to: Connection): Promise<Manifest> {
  if (!(await isEmpty(to.database)))
    throw new BackupError('The database at DATABASE_URL is not empty: everything is copied into an empty one.')
  const folder = await mkdtemp(path.join(tmpdir(), 'migrate-'))
  try {
    const file = path.join(folder, 'all.tar.gz')
    await pipeline(streamBackup(from, NO_PICTURES), createWriteStream(file, { mode: 0o600 }))
    const manifest = await restoreBackup(file, to.database, NO_PICTURES)
    const differing = await differingTables(from.database, to.database)
    if (differing.length > 0) throw new Error(`Not the same in both databases: ${differing.join(', ')}`)
    return manifest
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** The names of the tables whose rows differ between two databases, regardless of order. */
export async function differingTables(one: Database, other: Database): Promise<string[]> {
  const differing: string[] = []
  for (const table of BACKUP_TABLES) {
    const [left, right] = [await rowsOf(one, table), await rowsOf(other, table)]
    if (left.length !== right.length || left.some((hash, index) => hash !== right[index]))
      differing.push(getTableName(table))
  }
  return differing
}

async function rowsOf(database: Database, table: PgTable): Promise<string[]> {
  const hashes: string[] = []
  for await (const rows of readRows(database, table)) {
    for (const row of rows) hashes.push(createHash('sha256').update(JSON.stringify(row)).digest('base64'))
  }
  return hashes.sort()
}

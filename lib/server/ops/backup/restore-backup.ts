import 'server-only'
import { createReadStream } from 'node:fs'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { getTableName } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { write } from '../../db/write'
import type { PictureStore } from '../../images/stored-pictures'
import type { Manifest } from './manifest'
import { isEmpty, BACKUP_TABLES, OWN_TABLES, toRow, type Row } from './tables'
import { BackupError, unpackBackup } from './unpack-backup'
import { verifyPictures, verifyTables } from './verify-restored'

const ROWS_AT_ONCE = 50

/**
 * Restores a backup into an empty site, all of it or nothing.
 * @param isVerified compares every row and every picture with the backup before the restored site counts.
 * @throws BackupError if the site is not empty, the file is no complete backup, or what was stored differs
 */
export async function restoreBackup(
  file: string,
  database: Database,
  pictures: PictureStore,
  isVerified = false,
): Promise<Manifest> {
  await requireEmpty(database)
  const folder = await mkdtemp(path.join(tmpdir(), 'restore-'))
  const added: string[] = []
  try {
    const manifest = await unpackBackup(file, folder)
    await putPictures(path.join(folder, 'pictures'), pictures, added)
    if (isVerified) await verifyPictures(path.join(folder, 'pictures'), pictures)
    await write(database, async (tx) => {
      await requireEmpty(tx)
      for (const table of OWN_TABLES) await tx.delete(table)
      // A backup from before a table existed has none of it.
      const tables = BACKUP_TABLES.filter((table) => getTableName(table) in manifest.tables)
      for (const table of tables) await putRows(tx, table, path.join(folder, 'data', `${getTableName(table)}.jsonl`))
      if (isVerified) await verifyTables(path.join(folder, 'data'), tables, tx)
    })
    return manifest
  } catch (error) {
    for (const name of added) await pictures.remove(name)
    throw error
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function requireEmpty(database: Database): Promise<void> {
  if (!(await isEmpty(database)))
    throw new BackupError('The database is not empty: a backup is restored into an empty one.')
}

async function putPictures(folder: string, pictures: PictureStore, added: string[]): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    if (await pictures.has(name)) continue
    added.push(name)
    await pictures.put(name, await readFile(path.join(folder, name)))
  }
}

async function putRows(database: Database, table: (typeof BACKUP_TABLES)[number], file: string): Promise<void> {
  let rows: Row[] = []
  const put = async () => {
    if (rows.length > 0) await database.insert(table).values(rows)
    rows = []
  }
  for await (const line of createInterface({ input: createReadStream(file), crlfDelay: Infinity })) {
    rows.push(toRow(table, JSON.parse(line) as Row))
    if (rows.length === ROWS_AT_ONCE) await put()
  }
  await put()
}

import 'server-only'
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { getTableName } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../../db/database'
import type { PictureStore } from '../../images/stored-pictures'
import { readRows, type Row } from './tables'
import { BackupError } from './unpack-backup'

/** @throws BackupError that names the pictures whose stored bytes are not those of an unpacked backup */
export async function verifyPictures(folder: string, pictures: PictureStore): Promise<void> {
  const differing: string[] = []
  for (const name of await readdir(folder).catch(() => [])) {
    const stored = await pictures.get(name)
    if (!stored || !Buffer.from(stored).equals(await readFile(path.join(folder, name)))) differing.push(name)
  }
  if (differing.length > 0) throw new BackupError(`Not as in the backup: the pictures ${differing.join(', ')}.`)
}

/** @throws BackupError that names the tables whose rows are not those of an unpacked backup, in whatever order */
export async function verifyTables(folder: string, tables: readonly PgTable[], database: Database): Promise<void> {
  const differing: string[] = []
  for (const table of tables) {
    const name = getTableName(table)
    const { hashes, columns } = await backedUp(path.join(folder, `${name}.jsonl`))
    const stored: string[] = []
    for await (const rows of readRows(database, table)) for (const row of rows) stored.push(hashOf(row, columns))
    if (stored.sort().join() !== hashes.sort().join()) differing.push(name)
  }
  if (differing.length > 0) throw new BackupError(`Not as in the backup: the tables ${differing.join(', ')}.`)
}

/** The hashes of the rows in a file, and the columns that they have: a backup of an earlier version may lack some. */
async function backedUp(file: string): Promise<{ hashes: string[]; columns: string[] }> {
  const hashes: string[] = []
  let columns: string[] = []
  for await (const line of createInterface({ input: createReadStream(file), crlfDelay: Infinity })) {
    const row = JSON.parse(line) as Row
    columns = Object.keys(row)
    hashes.push(hashOf(row, columns))
  }
  return { hashes, columns }
}

const hashOf = (row: Row, columns: string[]) =>
  createHash('sha256')
    .update(JSON.stringify(columns.map((column) => row[column])))
    .digest('base64')
